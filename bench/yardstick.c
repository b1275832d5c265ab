// A yardstick for maze generators: plain arrays, one thread, each algorithm as fast as we can make it in C.
//
//     gcc -O3 -march=native -o yardstick yardstick.c
//     ./yardstick NAME SIDE [SEED]        makes a maze of SIDE x SIDE squares
//     ./yardstick NAME+solve SIDE [SEED]  makes it, and solves it from corner to corner in two ways
//
// Each timed thing is a line "NAME SIDE SECONDS perfect": CPU seconds, user and system, from before the first allocation
// to the maze's last passage; a solver's line tells the path's steps, too, which both have to agree on. No maze goes
// unchecked, and the check is not timed, nor is turning the maze into the form a solver reads.
//
// A maze is a byte a cell (the walkers) or two bits a cell (those that go row by row, room by room or tile by tile).
//   bytes: bits 0-3 are the ways out, east, south, west, north; a cell of dead ground lies around all others.
//   bits:  one plane of passages to the east, one of passages to the south, each row beginning a word.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

enum { EAST, SOUTH, WEST, NORTH, IN = 0x10, FRONTIER = 0x20, DEAD = 0x80 }; // bits 5-6 may keep a direction instead
enum { AHEAD = 16, TILE = 64, TILE_CELLS = TILE * TILE };
#define LOWEST(word) __builtin_ctzll(word)

static long side, cells, stride, words; // stride: bytes from row to row; words: of 64 cells, from row to row
static uint8_t *grid;
static uint64_t *east, *south, last; // last: which bits of a row's last word are cells
static uint64_t chance;

// ---- What all algorithms share

static void *room(long bytes) { // zeros; large pages, for touching memory the first time is what costs
    void *p = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) { perror("mmap"); exit(1); }
    madvise(p, bytes, MADV_HUGEPAGE);
    return p;
}

static double seconds(void) {
    struct rusage r;
    getrusage(RUSAGE_SELF, &r);
    return r.ru_utime.tv_sec + r.ru_stime.tv_sec + (r.ru_utime.tv_usec + r.ru_stime.tv_usec) * 1e-6;
}

static inline uint64_t mix(uint64_t z) { // SplitMix64 (Steele, Lea and Flood, 2014)
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9, z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}
static inline uint64_t word(uint64_t *state) { return mix(*state += 0x9E3779B97F4A7C15); }
static inline long below(uint64_t bits32, long bound) { return (long) ((bits32 & 0xFFFFFFFF) * (uint64_t) bound >> 32); }

typedef struct { uint64_t state, pool; int left; } dice;

// One of four directions for two bits; a sentinel tells when the pool is empty.
static inline unsigned any_way(dice *d) {
    if (d->pool <= 1) d->pool = word(&d->state) >> 2 | 1ull << 62;
    unsigned way = d->pool & 3;
    d->pool >>= 2;
    return way;
}

// One of the directions of a mask: twelve is divided by 1, 2, 3 and 4, so a digit to the base of twelve chooses evenly.
static uint8_t way_of[16][12];
static inline unsigned one_of(dice *d, unsigned mask) {
    if (!d->left) d->pool = word(&d->state), d->left = 12;
    unsigned __int128 product = (unsigned __int128) d->pool * 12;
    d->pool = (uint64_t) product, d->left--;
    return way_of[mask][(unsigned) (product >> 64)];
}
static void prepare_ways(void) {
    for (unsigned mask = 1; mask < 16; mask++)
        for (unsigned digit = 0; digit < 12; digit++) {
            unsigned m = mask, skip = digit * (unsigned) __builtin_popcount(mask) / 12;
            while (skip--) m &= m - 1;
            way_of[mask][digit] = (uint8_t) __builtin_ctz(m);
        }
}

static void bytes(void) { // an empty maze of bytes with dead ground around it
    grid = room(stride * stride);
    memset(grid, DEAD, stride), memset(grid + (side + 1) * stride, DEAD, stride);
    for (long y = 1; y <= side; y++) grid[y * stride] = grid[y * stride + side + 1] = DEAD;
}
static void planes(void) { east = room(8 * words * side), south = room(8 * words * side); }

// Which neighbours are unvisited, or in the maze, as a mask of directions, without a question.
static inline unsigned unvisited(const uint8_t *c, long row) {
    return (c[1] == 0) | (c[row] == 0) << 1 | (c[-1] == 0) << 2 | (c[-row] == 0) << 3;
}
static inline unsigned visited(const uint8_t *c, long row) { // dead ground has to be DEAD
    return (c[1] >> 4 & 1) | (c[row] >> 4 & 1) << 1 | (c[-1] >> 4 & 1) << 2 | (c[-row] >> 4 & 1) << 3;
}

// ---- The generators

// No stack: each cell keeps the way back to where it was entered from in two spare bits.
static void recursive_backtracker(void) {
    bytes();
    const long row = stride, step[4] = {1, row, -1, -row};
    uint8_t *start = grid + stride + 1, *c = start;
    dice d = {chance, 0, 0};
    *c = IN;
    for (;;) {
        unsigned open = unvisited(c, row);
        if (open) {
            unsigned way = one_of(&d, open), back = way ^ 2;
            *c |= 1 << way;
            c += step[way];
            *c = (uint8_t) (IN | 1 << back | back << 5);
        } else {
            if (c == start) return;
            c += step[*c >> 5 & 3];
        }
    }
}

// Starts in the first cell, so that the first unvisited cell in reading order always has a visited neighbour, in the
// west or in the north, and no cell before it is ever looked at again: hunting is looking for the next zero byte.
static void hunt_and_kill(void) {
    bytes();
    const long row = stride, step[4] = {1, row, -1, -row};
    uint8_t *c = grid + stride + 1, *hunted = c, *end = grid + (side + 1) * stride;
    dice d = {chance, 0, 0};
    *c = IN;
    for (;;) {
        for (unsigned open; (open = unvisited(c, row));) {
            unsigned way = one_of(&d, open);
            *c |= 1 << way;
            c += step[way];
            *c = (uint8_t) (IN | 1 << (way ^ 2));
        }
        hunted = memchr(hunted, 0, (size_t) (end - hunted));
        if (!hunted) return;
        c = hunted;
        unsigned way = one_of(&d, visited(c, row));
        *c = (uint8_t) (IN | 1 << way);
        c[step[way]] |= 1 << (way ^ 2);
    }
}

// All four neighbours are written to the end of the frontier's list, but only those that are new move the end: asking
// would be four tosses of a coin.
static inline long reach(uint8_t *c, long row, uint32_t *list, long many) {
    const long step[4] = {1, row, -1, -row};
    for (int way = 0; way < 4; way++) {
        uint8_t *next = c + step[way], fresh = *next == 0;
        list[many] = (uint32_t) (next - grid), many += fresh;
        *next |= (uint8_t) (fresh * FRONTIER);
    }
    return many;
}

// Any place of the list is drawn, its cell joined to the maze, and the last one moved there. Places are drawn sixteen
// at a time, below what the list can become meanwhile, so that memory can be asked for early; one that lies past the
// list's end when its turn comes is passed over, and so each cell of the frontier is as likely as any other.
static void prim_frontier_cell(void) {
    bytes();
    const long row = stride, step[4] = {1, row, -1, -row};
    uint8_t *cell = grid, *c = grid + row * (side / 2 + 1) + side / 2 + 1;
    uint32_t *list = room(4 * cells + 1024);
    dice d = {mix(chance + 1), 0, 0};
    uint64_t state = chance;
    *c = IN;
    for (long many = reach(c, row, list, 0); many;) {
        long places[AHEAD];
        for (int i = 0; i < AHEAD; i++) {
            places[i] = below(word(&state), many + 2 * AHEAD);
            for (long y = -row; y <= row; y += row) __builtin_prefetch(cell + list[places[i]] + y);
        }
        for (int i = 0; i < AHEAD; i++) {
            if (places[i] >= many) continue;
            c = cell + list[places[i]], list[places[i]] = list[--many];
            unsigned way = one_of(&d, visited(c, row));
            *c = (uint8_t) (IN | 1 << way);
            c[step[way]] |= 1 << (way ^ 2);
            many = reach(c, row, list, many);
        }
    }
}

// A walk leaves in each cell the way it last went on, which erases its loops, and is gone over again when it meets the
// tree. Two bits a step, exact: a step into dead ground is not made.
static void wilson(void) {
    bytes();
    const long row = stride, step[4] = {1, row, -1, -row};
    dice d = {chance, 1, 0};
    grid[stride * (side / 2 + 1) + side / 2 + 1] = IN;
    for (long y = 1; y <= side; y++)
        for (long x = 1; x <= side; x++) {
            uint8_t *start = grid + y * stride + x, *c = start;
            if (*c & IN) continue;
            for (;;) {
                unsigned way = any_way(&d);
                uint8_t *next = c + step[way];
                *c = (uint8_t) (way << 5);
                if (*next & (IN | DEAD)) {
                    if (*next & IN) break;
                } else c = next;
            }
            for (c = start; !(*c & IN);) {
                unsigned way = *c >> 5 & 3;
                *c |= IN | 1 << way;
                c += step[way];
                *c |= 1 << (way ^ 2);
            }
        }
}

// A random walk that carves where it has not been; the common step, onto a visited cell, asks one question.
static void aldous_broder(void) {
    bytes();
    const long row = stride, step[4] = {1, row, -1, -row};
    uint8_t *c = grid + stride + 1;
    dice d = {chance, 1, 0};
    *c = IN;
    for (long left = cells - 1; left;) {
        unsigned way = any_way(&d);
        uint8_t *next = c + step[way];
        if (!(*next & IN)) {
            if (*next & DEAD) continue;
            *c |= 1 << way;
            *next = (uint8_t) (IN | 1 << (way ^ 2));
            left--;
        }
        c = next;
    }
}

// 64 cells a random word: east where a bit is set, else south. Each row has numbers of its own, so they can be vectors.
static void binary_tree(void) {
    planes();
    for (long y = 0; y < side; y++) {
        uint64_t *e = east + y * words, *s = south + y * words, row = chance + (uint64_t) (y * words) * 0x9E3779B97F4A7C15;
        if (y == side - 1) memset(e, 255, 8 * words);
        else for (long i = 0; i < words; i++) {
            uint64_t r = mix(row + (uint64_t) i * 0x9E3779B97F4A7C15);
            e[i] = r, s[i] = ~r;
        }
        e[words - 1] &= last >> 1; // the last cell has no east
        s[words - 1] = y < side - 1 ? last & ~e[words - 1] : 0;
    }
}

// The zero bits of a random word end runs, and each run opens one of its cells to the north. A run that ends in the word
// it begins in, as nearly all do, is drawn with 16 bits and never leaves the registers.
static void sidewinder(void) {
    planes();
    memset(east, 255, 8 * words), east[words - 1] = last >> 1;
    uint64_t state = chance;
    for (long y = 1; y < side; y++) {
        uint64_t *e = east + y * words, *north = south + (y - 1) * words;
        long begin = 0; // where the present run begins
        for (long i = 0; i < words; i++) {
            int at_end = i == words - 1;
            e[i] = word(&state) & (at_end ? last >> 1 : ~0ull);
            uint64_t ends = ~e[i] & (at_end ? last : ~0ull), pool = word(&state), opened = 0;
            if (!ends) continue;
            int end = LOWEST(ends), drawn = 2;
            long pick = begin + below(pool, i * 64 + end + 1 - begin);
            north[pick >> 6] |= 1ull << (pick & 63);
            for (pool >>= 32, ends &= ends - 1; ends; ends &= ends - 1) {
                int from = end + 1;
                end = LOWEST(ends);
                opened |= 1ull << (from + ((int) (pool & 0xFFFF) * (end + 1 - from) >> 16));
                pool >>= 16;
                if (++drawn == 4) pool = word(&state), drawn = 0;
            }
            north[i] |= opened;
            begin = i * 64 + end + 1;
        }
    }
}

// A set of a row is a ring of its columns in order, so x and x + 1 are in one set if x + 1 comes after x. Joining two
// rings and leaving one are four links each, and no set is ever renamed; 16 bits a link keep the row in the cache.
static void eller(void) {
    planes();
    uint16_t *before = room(2 * side + 2), *after = room(2 * side + 2);
    for (long x = 0; x <= side; x++) before[x] = after[x] = (uint16_t) x;
    uint64_t state = chance;
    for (long y = 0; y < side; y++) {
        uint64_t always = y == side - 1 ? ~0ull : 0; // the last row joins whatever is apart
        for (long i = 0; i < words; i++) {
            uint64_t joins = word(&state) | always, drops = word(&state), e = 0, s = 0;
            long end = i == words - 1 ? side : i * 64 + 64;
            for (long x = i * 64; x < end; x++, joins >>= 1, drops >>= 1) {
                uint64_t bit = 1ull << (x & 63);
                unsigned me = (unsigned) x, next = me + 1, a = after[me];
                if (a != next && joins & 1 && x < side - 1) {
                    unsigned b = before[next];
                    before[a] = (uint16_t) b, after[b] = (uint16_t) a;
                    after[me] = (uint16_t) (a = next), before[next] = (uint16_t) me;
                    e |= bit;
                }
                if (drops & 1 && a != me) {
                    unsigned b = before[me];
                    before[a] = (uint16_t) b, after[b] = (uint16_t) a;
                    after[me] = before[me] = (uint16_t) me;
                } else s |= bit;
            }
            east[y * words + i] = e, south[y * words + i] = s & ~always;
        }
    }
}

// All is open first; a wall across the longer side of a room is a mask on the words it runs through, or a bit in each row.
static void recursive_division(void) {
    planes();
    for (long y = 0; y < side; y++) {
        memset(east + y * words, 255, 8 * words), east[y * words + words - 1] = last >> 1;
        if (y < side - 1) memset(south + y * words, 255, 8 * words), south[y * words + words - 1] = last;
    }
    struct part { int x, y, width, height; } *stack = room(2 * side * (long) sizeof *stack), r = {0, 0, (int) side, (int) side};
    uint64_t state = chance;
    for (int many = 0;;) {
        if (r.width < 2 || r.height < 2) {
            if (!many) return;
            r = stack[--many];
            continue;
        }
        uint64_t bits = word(&state);
        if (r.height > r.width || (r.height == r.width && bits & 1)) {
            int above = 1 + (int) below(bits >> 1, r.height - 1), door = r.x + (int) below(bits >> 32, r.width), end = r.x + r.width - 1;
            uint64_t *s = south + (r.y + above - 1) * words, from = ~0ull << (r.x & 63), to = ~0ull >> (63 - (end & 63));
            int i = r.x >> 6;
            if (i == end >> 6) s[i] &= ~(from & to);
            else {
                for (s[i++] &= ~from; i < end >> 6; i++) s[i] = 0;
                s[i] &= ~to;
            }
            s[door >> 6] |= 1ull << (door & 63);
            stack[many] = r, stack[many].height = above;
            r.y += above, r.height -= above;
        } else {
            int left = 1 + (int) below(bits >> 1, r.width - 1), door = (int) below(bits >> 32, r.height), x = r.x + left - 1;
            uint64_t *e = east + r.y * words + (x >> 6), bit = 1ull << (x & 63);
            for (int y = 0; y < r.height; y++) e[y * words] &= ~bit;
            e[door * words] |= bit;
            stack[many] = r, stack[many].width = left;
            r.x += left, r.width -= left;
        }
        many += stack[many].width > 1 && stack[many].height > 1;
    }
}

// Kruskal without the shuffle of all edges: each edge draws a weight, which orders them as a shuffle would, and the tree
// of least weight is found tile by tile, in the cache. Within a tile,
//   - an edge that closes a loop there closes one in the whole maze: forget it;
//   - an edge joining a part that has no cell on the tile's rim is the lightest one out of that part: carve it;
//   - any other edge is deferred: it counts as joined within the tile, for what closes a loop, but is carved only if
//     it still joins two parts when it and the edges between tiles are gone through by weight at the end.
// A tile first goes through its lighter half alone: most of the heavier half closes loops by then, and is never sorted.
typedef struct { uint32_t weight, edge, a, b; } deferred; // edge: 2 * cell, + 1 to the south; a, b: the parts it joins

static struct { deferred *list; long many, room; uint32_t parts, *above, left[TILE]; uint64_t state; } all;
static struct {
    uint64_t half[2][2 * TILE_CELLS], sorted[2 * TILE_CELLS], east[TILE], south[TILE]; // weight << 32 | edge
    uint16_t up[TILE_CELLS], carved[TILE_CELLS]; // two forests: all that is joined, all that is carved
    uint16_t root[TILE_CELLS], first[4097]; // the roots after the lighter half; where the keys of a bucket begin
    uint8_t rim[TILE_CELLS]; // of the root of a part: has it a cell on the rim?
    uint32_t part[TILE_CELLS]; // of the root of a carved part on the rim: its number in the whole maze
    uint64_t waiting[2 * TILE_CELLS];
    int many_waiting;
} tile;

static inline unsigned root(uint16_t *up, unsigned c) { // path halving
    while (up[c] != c) c = up[c] = up[up[c]];
    return c;
}

static void sort(const uint64_t *keys, int many) { // by the weight's upper bits after its first, then by insertion
    memset(tile.first, 0, sizeof tile.first);
    for (int i = 0; i < many; i++) tile.first[(keys[i] >> 51 & 4095) + 1]++;
    for (int i = 0; i < 4096; i++) tile.first[i + 1] += tile.first[i];
    for (int i = 0; i < many; i++) tile.sorted[tile.first[keys[i] >> 51 & 4095]++] = keys[i];
    for (int i = 1; i < many; i++) {
        uint64_t key = tile.sorted[i];
        int to = i;
        for (; to > 0 && tile.sorted[to - 1] > key; to--) tile.sorted[to] = tile.sorted[to - 1];
        tile.sorted[to] = key;
    }
}

static void join(const uint64_t *keys, int many) {
    sort(keys, many);
    for (int i = 0; i < many; i++) {
        unsigned edge = tile.sorted[i] & 0xFFFFFFFF, c = edge >> 1, d = c + (edge & 1 ? TILE : 1);
        unsigned a = root(tile.up, c), b = root(tile.up, d);
        if (a == b) continue;
        if (tile.rim[a]) {
            if (tile.rim[b]) {
                tile.up[b] = (uint16_t) a;
                tile.waiting[tile.many_waiting++] = tile.sorted[i];
                continue;
            }
            unsigned t = a;
            a = b, b = t, d = c;
        }
        tile.up[a] = (uint16_t) b;
        tile.carved[a] = (uint16_t) (tile.rim[b] ? root(tile.carved, d) : b);
        (edge & 1 ? tile.south : tile.east)[(edge >> 1) / TILE] |= 1ull << (edge >> 1) % TILE;
    }
}

static void defer(uint32_t weight, long edge, uint32_t a, uint32_t b) {
    if (all.many == all.room) {
        all.list = realloc(all.list, sizeof(deferred) * (size_t) (all.room = all.room * 2 + 1024));
        if (!all.list) exit(1);
    }
    all.list[all.many++] = (deferred) {weight, (uint32_t) edge, a, b};
}
static inline uint32_t part(unsigned c) { // the number of a cell's carved part
    unsigned r = root(tile.carved, c);
    return tile.part[r] ? tile.part[r] : (tile.part[r] = ++all.parts);
}

static void do_tile(long left, long top) {
    int width = (int) (side - left < TILE ? side - left : TILE), height = (int) (side - top < TILE ? side - top : TILE);
    int many[2] = {0, 0};
    memset(tile.east, 0, sizeof tile.east), memset(tile.south, 0, sizeof tile.south), memset(tile.part, 0, sizeof tile.part);
    for (unsigned c = 0; c < TILE_CELLS; c++) tile.up[c] = tile.carved[c] = (uint16_t) c;
    tile.many_waiting = 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            uint64_t c = (uint64_t) (y * TILE + x), r = word(&all.state), s = r << 32;
            int h = (int) (r >> 63), k = (int) (s >> 63);
            tile.half[h][many[h]] = (r >> 32 << 32) | c << 1, many[h] += x < width - 1;
            tile.half[k][many[k]] = s | c << 1 | 1, many[k] += y < height - 1;
            tile.rim[c] = (x == 0 && left > 0) || (y == 0 && top > 0) || (x == width - 1 && left + width < side) || (y == height - 1 && top + height < side);
        }
    join(tile.half[0], many[0]);
    int kept = 0;
    for (unsigned c = 0; c < TILE_CELLS; c++) tile.root[c] = (uint16_t) root(tile.up, c);
    for (int i = 0; i < many[1]; i++) {
        uint64_t key = tile.half[1][i];
        unsigned edge = key & 0xFFFFFFFF, c = edge >> 1;
        tile.half[1][kept] = key;
        kept += tile.root[c] != tile.root[c + (edge & 1 ? TILE : 1)];
    }
    join(tile.half[1], kept);
    for (int y = 0; y < height; y++) {
        long at = (top + y) * words + left / 64;
        east[at] = tile.east[y], south[at] = tile.south[y];
    }
    for (int i = 0; i < tile.many_waiting; i++) {
        unsigned edge = tile.waiting[i] & 0xFFFFFFFF, c = edge >> 1;
        defer((uint32_t) (tile.waiting[i] >> 32), ((top + c / TILE) * side + left + c % TILE) * 2 + (edge & 1), part(c), part(c + (edge & 1 ? TILE : 1)));
    }
    for (unsigned y = 0; y < (unsigned) height; y++) {
        if (left > 0) defer((uint32_t) word(&all.state), ((top + y) * side + left - 1) * 2, all.left[y], part(y * TILE));
        all.left[y] = part(y * TILE + (unsigned) width - 1);
    }
    for (unsigned x = 0; x < (unsigned) width; x++) {
        if (top > 0) defer((uint32_t) word(&all.state), ((top - 1) * side + left + x) * 2 + 1, all.above[left + x], part(x));
        all.above[left + x] = part((unsigned) (height - 1) * TILE + x);
    }
}

static inline uint32_t root_of_part(uint32_t *up, uint32_t a) { // zero: a root, so that nothing is to be written first
    while (up[a]) {
        uint32_t next = up[a];
        if (up[next]) up[a] = up[next];
        a = next;
    }
    return a;
}

static void kruskal(void) {
    planes();
    all.state = chance, all.above = room(4 * side);
    for (long top = 0; top < side; top += TILE)
        for (long left = 0; left < side; left += TILE) do_tile(left, top);
    deferred *from = all.list, *to = room((long) sizeof(deferred) * (all.many + 1));
    for (int shift = 0; shift < 33; shift += 11) { // by weight, eleven bits at a time
        long first[2049] = {0};
        for (long i = 0; i < all.many; i++) first[(from[i].weight >> shift & 2047) + 1]++;
        for (int i = 0; i < 2048; i++) first[i + 1] += first[i];
        for (long i = 0; i < all.many; i++) to[first[from[i].weight >> shift & 2047]++] = from[i];
        deferred *t = from;
        from = to, to = t;
    }
    uint32_t *up = room(4 * ((long) all.parts + 1));
    for (long i = 0; i < all.many; i++) {
        uint32_t a = root_of_part(up, from[i].a), b = root_of_part(up, from[i].b);
        if (a == b) continue;
        up[a] = b;
        long x = from[i].edge / 2 % side, y = from[i].edge / 2 / side;
        (from[i].edge & 1 ? south : east)[y * words + x / 64] |= 1ull << x % 64;
    }
}

// ---- From one form to the other and the check; not timed

static void bytes_and_planes(void) {
    if (grid) planes();
    else bytes();
    int from_bytes = grid[stride + 1] & 15 || side == 1;
    for (long y = 0; y < side; y++)
        for (long x = 0; x < side; x++) {
            uint8_t *c = grid + (y + 1) * stride + x + 1;
            uint64_t *e = east + y * words + x / 64, *s = south + y * words + x / 64, bit = 1ull << x % 64;
            if (from_bytes) {
                *c &= 15;
                if (*c & 1 << EAST) *e |= bit;
                if (*c & 1 << SOUTH) *s |= bit;
            } else {
                if (*e & bit) c[0] |= 1 << EAST, c[1] |= 1 << WEST;
                if (*s & bit) c[0] |= 1 << SOUTH, c[stride] |= 1 << NORTH;
            }
        }
}

// Perfect: one passage less than cells, and all cells reached from the first. Who keeps a hand on the wall goes through
// a ring of passages, each in one direction, and comes back to where he began; if that ring holds all passages, each
// in both directions, they are in one piece and there is but one wall to follow, so they enclose nothing: a tree.
static int is_perfect(void) {
    const long row = stride, step[4] = {1, row, -1, -row};
    long passages = 0, walked = 0;
    for (long y = 1; y <= side; y++)
        for (uint8_t *c = grid + y * stride + 1, *end = c + side; c < end; c++) {
            passages += (*c & 1) + (*c >> 1 & 1);
            if (*c & 1 && !(c[1] & 4 && c[1] != DEAD)) return 0;
            if (*c & 2 && !(c[stride] & 8)) return 0;
            if (*c & 4 && !(c[-1] & 1)) return 0;
            if (*c & 8 && !(c[-stride] & 2)) return 0;
        }
    if (passages != cells - 1) return 0;
    if (cells == 1) return 1;
    uint8_t *start = grid + stride + 1, *c = start;
    if (!(*c & 15)) return 0;
    int first = __builtin_ctz(*c & 15), way = first;
    do {
        c += step[way], walked++;
        for (way = (way + 3) & 3; !(*c >> way & 1); way = (way + 1) & 3) {}
    } while ((c != start || way != first) && walked <= 2 * passages);
    return walked == 2 * passages;
}

// ---- The solvers: from the first cell to the last, the path's length in steps

// A perfect maze needs no marks: never going back is enough. The way back is kept in the cell's spare bits.
static long breadth_first(void) {
    const long row = stride, step[4] = {1, row, -1, -row};
    uint32_t *queue = room(4 * cells), *head = queue, *tail = queue;
    long start = stride + 1, goal = side * stride + side, c = start, length = 0;
    for (unsigned ways = grid[c] & 15;; ways = grid[c] & 15 & ~(1u << (grid[c] >> 5 & 3))) {
        for (; ways; ways &= ways - 1) {
            unsigned way = (unsigned) __builtin_ctz(ways);
            long next = c + step[way];
            grid[next] |= (way ^ 2) << 5;
            *tail++ = (uint32_t) next;
        }
        if (c == goal) break;
        c = *head++;
    }
    for (; c != start; c += step[grid[c] >> 5 & 3]) length++;
    return length;
}

// Planes of an own, a word and a row of walls around: 64 cells are looked at with some fifteen operations.
static uint64_t *fill_east, *fill_south;
static long wide;

static inline uint64_t dead_ends(long i) {
    uint64_t e = fill_east[i], w = e << 1 | fill_east[i - 1] >> 63, s = fill_south[i], n = fill_south[i - wide];
    return ((e ^ w) & ~(s | n)) | ((s ^ n) & ~(e | w));
}
static inline void fill(long i, uint64_t dead) {
    fill_east[i] &= ~(dead | dead >> 1), fill_east[i - 1] &= ~(dead << 63);
    fill_south[i] &= ~dead, fill_south[i - wide] &= ~dead;
}

static long sweep(int down, int right) { // how many cells were filled
    long filled = 0;
    for (long k = 0; k < side; k++)
        for (long j = 0; j < words; j++) {
            long i = (down ? k + 1 : side - k) * wide + (right ? j + 1 : words - j);
            for (uint64_t dead; (dead = dead_ends(i)); filled += __builtin_popcountll(dead)) fill(i, dead);
        }
    return filled;
}

static void fill_corridor(long i, unsigned b) { // a cell after the other, until it is no dead end
    for (;;) {
        uint64_t bit = 1ull << b, *e = fill_east + i, *s = fill_south + i, *w = b ? e : e - 1, *n = s - wide, left = b ? bit >> 1 : 1ull << 63;
        unsigned ways = ((*e & bit) != 0) | ((*s & bit) != 0) << 1 | ((*w & left) != 0) << 2 | ((*n & bit) != 0) << 3;
        switch (ways) {
            case 1 << EAST: *e ^= bit, i += b == 63, b = (b + 1) & 63; break;
            case 1 << SOUTH: *s ^= bit, i += wide; break;
            case 1 << WEST: *w ^= left, i -= b == 0, b = (b - 1) & 63; break;
            case 1 << NORTH: *n ^= bit, i -= wide; break;
            default: return;
        }
    }
}

// Sweeps to and fro fill bushes; what long corridors remain when a sweep is no longer worth it are filled one by one.
static long dead_end_filling(void) {
    wide = words + 2;
    long all_words = wide * (side + 2), length = -2;
    fill_east = room(8 * all_words), fill_south = room(8 * all_words);
    for (long y = 0; y < side; y++) {
        memcpy(fill_east + (y + 1) * wide + 1, east + y * words, 8 * words);
        memcpy(fill_south + (y + 1) * wide + 1, south + y * words, 8 * words);
    }
    fill_south[1] |= 1, fill_south[side * wide + words] |= 1ull << (side - 1) % 64; // the maze's doors: never dead ends
    for (int turn = 0; sweep(!(turn & 1), !(turn & 2)) > cells / 64; turn++) {}
    for (long y = 1; y <= side; y++)
        for (long i = y * wide + 1; i <= y * wide + words; i++)
            for (uint64_t dead; (dead = dead_ends(i));) fill_corridor(i, (unsigned) LOWEST(dead));
    for (long i = 0; i < all_words; i++) length += __builtin_popcountll(fill_east[i]) + __builtin_popcountll(fill_south[i]);
    return length;
}

// ---- The command

static const struct { const char *name; void (*generate)(void); } generators[] = {
    {"recursive-backtracker", recursive_backtracker}, {"kruskal", kruskal}, {"wilson", wilson},
    {"prim-frontier-cell", prim_frontier_cell}, {"eller", eller}, {"sidewinder", sidewinder},
    {"binary-tree", binary_tree}, {"recursive-division", recursive_division}, {"hunt-and-kill", hunt_and_kill},
    {"aldous-broder", aldous_broder},
};
enum { GENERATORS = sizeof generators / sizeof generators[0] };

static int usage(void) {
    fprintf(stderr, "usage: yardstick NAME[+solve] SIDE [SEED]\nSIDE is 1 to 46340; NAME is one of");
    for (int i = 0; i < GENERATORS; i++) fprintf(stderr, " %s", generators[i].name);
    fprintf(stderr, "\n");
    return 64;
}

int main(int count, char **given) {
    if (count < 3 || count > 4) return usage();
    size_t length = strcspn(given[1], "+");
    int solve = !strcmp(given[1] + length, "+solve"), which = 0;
    while (which < GENERATORS && (strncmp(generators[which].name, given[1], length) || generators[which].name[length])) which++;
    side = atol(given[2]);
    if (which == GENERATORS || (given[1][length] && !solve) || side < 1 || side > 46340) return usage();
    cells = side * side, stride = side + 2, words = (side + 63) / 64, last = ~0ull >> (words * 64 - side);
    chance = mix(count > 3 ? strtoull(given[3], NULL, 10) : 1);

    double begin = seconds();
    prepare_ways();
    generators[which].generate();
    double taken = seconds() - begin;
    bytes_and_planes();
    int perfect = is_perfect();
    printf("%s %ld %.4f %s\n", generators[which].name, side, taken, perfect ? "perfect" : "NOT PERFECT");
    if (!perfect || !solve) return !perfect;

    begin = seconds();
    long breadth = breadth_first();
    taken = seconds() - begin;
    printf("breadth-first %ld %.4f %ld steps, perfect\n", side, taken, breadth);
    begin = seconds();
    long filling = dead_end_filling();
    taken = seconds() - begin;
    printf("dead-end-filling %ld %.4f %ld steps, %s\n", side, taken, filling, filling == breadth ? "perfect" : "NOT PERFECT");
    return filling != breadth;
}
