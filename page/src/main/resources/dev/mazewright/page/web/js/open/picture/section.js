// The controls for a picture that is open: what was understood, as cells or as an area, its ends, corners and threshold, and files.
import { button, choicesOf, el, group, message, row, slider, toggleGroup } from '../../controls/controls.js';
import { fileName, save } from '../../export/saving.js';
import { isConvex, read as readPoints, wholeOf, written } from './corners.js';
import { pageField } from './pages.js';
import { readingSteps } from './steps.js';
import { texts } from './texts.js';
import { PictureView } from './view.js';
/** @import { App } from '../../types.js' */

/** The threshold where none was chosen, on the slider: about where it is measured. */
const SHARE = 0.5;
/** A threshold is read when the slider rests so long, and a point that keys move, in milliseconds. */
const PAUSE = 350;

/** The section: {root, show, leave}; `onView` is called when the picture or the maze is looked at instead of the other. */
export class PictureSection {
  #app;
  #opening;
  #picture;
  #mode = null;
  #timer = null;
  #view = new PictureView({ onCancel: () => this.#cancel(), onImage: () => this.#app.attempt(() => this.#picture.image('picture')) });
  #steps;
  #views;
  #summary = el('p', { class: 'picture-summary' });
  #unsure = message({ class: 'note' });
  #advice = message({ class: 'note', role: 'status' });
  #ways = toggleGroup({
    label: texts.as, options: choicesOf(texts.ways, texts.waysTitle), value: '',
    onChange: as => this.#picture.change({ as }),
  });
  #threshold = slider({
    label: texts.threshold, min: 0.1, max: 0.9, step: 0.01, value: SHARE, format: texts.percent, hint: texts.thresholdHint,
    onInput: share => this.#later(() => this.#picture.change({ threshold: share }, 'picture threshold')),
  });
  #pages = pageField(page => this.#later(() => this.#picture.turnTo(page)));
  #setEnds = button(texts.ends, () => this.#turn('ends'), { icon: 'flag', pressed: false });
  #straighten = button(texts.straighten, () => this.#turn('corners'), { icon: 'fit', pressed: false });
  #endsHelp = el('div', { class: 'picture-help', hidden: true },
    el('p', { class: 'hint', text: texts.endsHint }), row(button(texts.done, () => this.#turn(null), { kind: 'primary' })));
  #cornersHelp = el('div', { class: 'picture-help', hidden: true },
    el('p', { class: 'hint', text: texts.straightenHint }),
    row(button(texts.read, () => this.#straightened(), { kind: 'primary' }), button(texts.whole, () => this.#straightened(null)),
      button(texts.cancel, () => this.#turn(null))));
  #keep = button(texts.save, () => this.#app.attempt(() => this.#download()), { icon: 'download', kind: 'primary' });
  #share = button(texts.share, () => this.#app.attempt(() => this.#hand()), { icon: 'share' });
  #tools;
  root;
  #corners = null;
  #seen = null;
  #tapped = 0;

  constructor(/** @type {App} */ app, opening, onView) {
    [this.#app, this.#opening] = [app, opening];
    this.#picture = opening.picture;
    this.#steps = readingSteps(this.#picture, this.#view, () => this.#paint());
    this.#views = toggleGroup({
      label: texts.shown, options: choicesOf(texts.views), value: 'picture',
      onChange: value => {
        this.#picture.isSeen = value === 'picture';
        onView();
      },
    });
    this.#tools = el('div', { class: 'picture-tools' },
      this.#unsure, this.#advice, this.#pages.root, this.#ways, row(this.#setEnds, this.#straighten), this.#endsHelp,
      this.#cornersHelp, this.#threshold, row(this.#keep, this.#share), this.#steps.root);
    this.root = group(texts.title, this.#views, this.#summary, this.#tools);
    this.root.hidden = true;
  }

  #later(work) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      work();
    }, PAUSE);
  }

  #cancel() {
    this.#picture.cancel();
    this.#app.say(texts.cancelled);
    this.#opening.end(null, null);
  }

  /** Turns to setting the ends or the corners, or, where that is done already, from it. */
  #turn(to) {
    this.#mode = this.#mode === to ? null : to;
    this.#corners = null;
    this.#steps.hide();
    this.show();
  }

  /** Reads what lies between the corners that were marked, or the whole picture. */
  #straightened(points = this.#corners ?? wholeOf(this.#picture.answer)) {
    const page = this.#picture.page === 1 ? {} : { page: this.#picture.page };
    this.#mode = null;
    this.#picture.read(this.#picture.source.file, points === null ? page : { ...page, corners: written(points) }); // as cells or area by itself again
  }

  /** Sets the ends, of which one may not be known yet. */
  #between(places) {
    const [from, to] = places.map(end => (end ? written([end])[0] : undefined));
    this.#later(() => this.#picture.change({ start: from, goal: to }, 'picture ends'));
  }

  #paint() {
    const { source, answer } = this.#picture;
    this.#view.show(source.file, this.#picture.page, this.#picture.isReading);
    if (answer === null || answer.page !== this.#picture.page) {
      this.#view.points([]);
      return;
    }
    this.#view.draw(source.file.name, answer);
    if (this.#mode === 'ends') {
      if (this.#timer === null && !this.#picture.isReading) {
        this.#paintEnds(answer); // else they lie where they were moved to
      }
    } else if (this.#mode === 'corners') {
      this.#corners ??= source.picture?.corners ? readPoints(source.picture.corners) : wholeOf(answer);
      const points = this.#corners.map((at, index) => ({ at, label: texts.corners[index], kind: 'corner' }));
      this.#view.points(points, { isOutlined: true, isFine: isConvex, onMove: places => { this.#corners = [...places]; } });
    } else {
      this.#view.points([]);
    }
  }

  /** The marks of both ends, and the taps that set one after the other. */
  #paintEnds(answer) {
    const ends = [answer.start ?? answer.path?.[0] ?? null, answer.goal ?? answer.path?.at(-1) ?? null];
    let next = answer.as === 'area' && ends[0] !== null && ends[1] === null ? 1 : this.#tapped;
    const points = [{ at: ends[0], label: texts.start, kind: 'start' }, { at: ends[1], label: texts.goal, kind: 'goal' }];
    this.#view.points(points, {
      onEnd: places => this.#between(places),
      onTap: at => {
        const places = ends.with(next, at);
        next = 1 - next;
        this.#tapped = next;
        ends.splice(0, 2, ...places);
        this.#view.put(places);
        this.#between(places);
      },
    });
  }

  #words({ as, start, goal, path, reason, unsure: doubts, doubtful, notes, ...answer }) {
    this.#summary.textContent = as === null ? '' : texts.understood(as, notes);
    this.#unsure.say([doubts.length > 0 ? texts.unsure(doubts) : '', doubtful.length > 0 ? texts.ringed : ''].filter(Boolean).join(' '));
    const lacks = as === 'area' && !(start && goal) ? texts.noEnds({ start, goal }) : '';
    this.#advice.say([lacks, reason ? texts.noPath(reason) : '', as === 'area' ? texts.areaHint : ''].filter(Boolean).join(' '));
    this.#keep.hidden = !path;
    this.#share.hidden = !path || !canShareFiles();
  }

  /** Shows the controls and the picture where one is open. */
  show() {
    const { source, answer } = this.#picture;
    this.root.hidden = source === null;
    if (source === null) {
      this.leave();
      return;
    }
    this.#views.hidden = !this.#picture.isOpenMaze;
    this.#views.value = this.#picture.isSeen ? 'picture' : 'maze';
    this.#tools.hidden = answer === null || !this.isLookedAt();
    this.#summary.hidden = answer?.as == null;
    this.#ways.value = answer?.as ?? '';
    this.#threshold.hidden = answer === null || answer.as === 'cells';
    this.#threshold.value = source.picture?.threshold ?? SHARE;
    [
      { control: this.#setEnds, its: 'ends', help: this.#endsHelp },
      { control: this.#straighten, its: 'corners', help: this.#cornersHelp },
    ].forEach(({ control, its, help }) => {
      control.setAttribute('aria-pressed', String(this.#mode === its));
      help.hidden = this.#mode !== its;
    });
    this.#setEnds.hidden = answer?.as == null;
    this.#steps.of(answer);
    if (answer !== null) {
      this.#pages.show(answer, this.#timer !== null || this.#picture.isReading);
      this.#words(answer);
      this.#appear(source.file.content);
    }
    if (!this.isLookedAt()) {
      this.leave();
      return;
    }
    if (this.#app.stage.shown !== this.#view.root) {
      this.#app.stage.show(this.#view.root, this.#view);
    }
    this.#paint();
    this.#picture.load();
  }

  /** Brings what was understood of another picture into sight. */
  #appear(content) {
    if (content !== this.#seen) {
      this.#seen = content;
      this.#summary.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Whether the stage shows the picture, and not the maze in it. */
  isLookedAt() {
    return this.#picture.source !== null && (this.#picture.isSeen || !this.#picture.isOpenMaze);
  }

  #nameOfFile() {
    return `${fileName({ file: this.#picture.source.file })}-solved.${this.#picture.answer.format === 'jpeg' ? 'jpg' : 'png'}`;
  }

  async #download() {
    save(await this.#picture.image('solved'), this.#nameOfFile());
  }

  async #hand() {
    const blob = await this.#picture.image('solved');
    try {
      await navigator.share({ files: [new File([blob], this.#nameOfFile(), { type: blob.type })] });
    } catch (error) {
      if (error.name !== 'AbortError') { // else nothing was chosen
        save(blob, this.#nameOfFile());
      }
    }
  }

  /** Shows the maze again. */
  leave() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#mode = null;
    if (this.#app.stage.shown === this.#view.root) {
      this.#app.stage.views(1);
    }
  }
}

/** Whether pages can share files with other programs here. */
const canShareFiles = () => navigator.canShare?.({ files: [new File([''], 'maze.png', { type: 'image/png' })] }) ?? false;
