// The controls for a picture that is open: what was understood, as cells or as an area, its ends, corners and threshold, and files.
import { button, el, group, row, slider, toggleGroup } from '../../controls/controls.js';
import { fileName, save } from '../../export/saving.js';
import { isConvex, read as readPoints, wholeOf, written } from './corners.js';
import { Pages } from './pages.js';
import { Steps } from './steps.js';
import { texts } from './texts.js';
import { PictureView } from './view.js';
/** @import { App } from '../../types.js' */

/** The threshold where none was chosen, on the slider: about where it is measured. */
const SHARE = 0.5;
/** A threshold is read when the slider rests so long, and a point that keys move, in milliseconds. */
const PAUSE = 350;

const choices = (labels, titles = {}) => Object.entries(labels).map(([value, label]) => ({ value, label, title: titles[value] }));

/** The section: {root, show, leave}; `onView` is called when the picture or the maze is looked at instead of the other. */
export function pictureSection(/** @type {App} */ app, opening, onView) {
  const { picture } = opening;
  let mode = null;
  let timer = null;
  const view = new PictureView({ onCancel: () => cancel(), onImage: () => app.attempt(() => picture.image('picture')) });
  const steps = new Steps(picture, view, () => paint());

  const views = toggleGroup({
    label: texts.shown, options: choices(texts.views), value: 'picture',
    onChange: value => {
      picture.isSeen = value === 'picture';
      onView();
    },
  });
  const summary = el('p', { class: 'picture-summary' });
  const unsure = el('p', { class: 'note', hidden: true });
  const advice = el('p', { class: 'note', role: 'status', hidden: true });
  const ways = toggleGroup({
    label: texts.as, options: choices(texts.ways, texts.waysTitle), value: '',
    onChange: as => picture.change({ as }),
  });
  const threshold = slider({
    label: texts.threshold, min: 0.1, max: 0.9, step: 0.01, value: SHARE, format: texts.percent, hint: texts.thresholdHint,
    onInput: share => later(() => picture.change({ threshold: share }, 'picture threshold')),
  });
  const pages = new Pages(page => later(() => picture.turnTo(page)));
  const setEnds = button(texts.ends, () => turn('ends'), { icon: 'flag', pressed: false });
  const straighten = button(texts.straighten, () => turn('corners'), { icon: 'fit', pressed: false });
  const endsHelp = el('div', { class: 'picture-help', hidden: true },
    el('p', { class: 'hint', text: texts.endsHint }), row(button(texts.done, () => turn(null), { kind: 'primary' })));
  const cornersHelp = el('div', { class: 'picture-help', hidden: true },
    el('p', { class: 'hint', text: texts.straightenHint }),
    row(button(texts.read, () => straightened(), { kind: 'primary' }), button(texts.whole, () => straightened(null)),
      button(texts.cancel, () => turn(null))));
  const keep = button(texts.save, () => app.attempt(download), { icon: 'download', kind: 'primary' });
  const share = button(texts.share, () => app.attempt(hand), { icon: 'share' });
  const tools = el('div', { class: 'picture-tools' },
    unsure, advice, pages.root, ways, row(setEnds, straighten), endsHelp, cornersHelp, threshold, row(keep, share), steps.root);
  const root = group(texts.title, views, summary, tools);
  root.hidden = true;
  let corners = null;
  let seen = null;

  function later(work) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      work();
    }, PAUSE);
  }

  function cancel() {
    picture.cancel();
    app.say(texts.cancelled);
    opening.end(null, null);
  }

  /** Turns to setting the ends or the corners, or, where that is done already, from it. */
  function turn(to) {
    mode = mode === to ? null : to;
    corners = null;
    steps.hide();
    show();
  }

  /** Reads what lies between the corners that were marked, or the whole picture. */
  function straightened(points = corners ?? wholeOf(picture.answer)) {
    const page = picture.page === 1 ? {} : { page: picture.page };
    mode = null;
    picture.read(picture.source.file, points === null ? page : { ...page, corners: written(points) }); // as cells or area by itself again
  }

  /** Sets the ends, of which one may not be known yet. */
  function between(places) {
    const [from, to] = places.map(end => (end ? written([end])[0] : undefined));
    later(() => picture.change({ start: from, goal: to }, 'picture ends'));
  }

  function paint() {
    const { source, answer } = picture;
    view.show(source.file, picture.page, picture.isReading);
    if (answer === null || answer.page !== picture.page) {
      view.points([]);
      return;
    }
    view.draw(source.file.name, answer);
    if (mode === 'ends') {
      if (timer === null && !picture.isReading) {
        paintEnds(answer); // else they lie where they were moved to
      }
    } else if (mode === 'corners') {
      corners ??= source.picture?.corners ? readPoints(source.picture.corners) : wholeOf(answer);
      const points = corners.map((at, index) => ({ at, label: texts.corners[index], kind: 'corner' }));
      view.points(points, { isOutlined: true, isFine: isConvex, onMove: places => { corners = [...places]; } });
    } else {
      view.points([]);
    }
  }

  /** The marks of both ends, and the taps that set one after the other. */
  function paintEnds(answer) {
    const ends = [answer.start ?? answer.path?.[0] ?? null, answer.goal ?? answer.path?.at(-1) ?? null];
    let next = answer.as === 'area' && ends[0] !== null && ends[1] === null ? 1 : tapped;
    const points = [{ at: ends[0], label: texts.start, kind: 'start' }, { at: ends[1], label: texts.goal, kind: 'goal' }];
    view.points(points, {
      onEnd: between,
      onTap: at => {
        const places = ends.with(next, at);
        next = 1 - next;
        tapped = next;
        ends.splice(0, 2, ...places);
        view.put(places);
        between(places);
      },
    });
  }
  let tapped = 0;

  function words({ as, start, goal, path, reason, unsure: doubts, doubtful, notes, ...answer }) {
    summary.textContent = as === null ? '' : texts.understood(as, notes);
    unsure.textContent = [doubts.length > 0 ? texts.unsure(doubts) : '', doubtful.length > 0 ? texts.ringed : ''].filter(Boolean).join(' ');
    const lacks = as === 'area' && !(start && goal) ? texts.noEnds({ start, goal }) : '';
    advice.textContent = [lacks, reason ? texts.noPath(reason) : '', as === 'area' ? texts.areaHint : ''].filter(Boolean).join(' ');
    [unsure, advice].forEach(each => { each.hidden = each.textContent === ''; });
    keep.hidden = !path;
    share.hidden = !path || !canShareFiles();
  }

  /** Shows the controls and the picture where one is open. */
  function show() {
    const { source, answer } = picture;
    root.hidden = source === null;
    if (source === null) {
      end();
      return;
    }
    views.hidden = !picture.isOpenMaze;
    views.value = picture.isSeen ? 'picture' : 'maze';
    tools.hidden = answer === null || !isLookedAt();
    summary.hidden = answer?.as == null;
    ways.value = answer?.as ?? '';
    threshold.hidden = answer === null || answer.as === 'cells';
    threshold.value = source.picture?.threshold ?? SHARE;
    [{ control: setEnds, its: 'ends', help: endsHelp }, { control: straighten, its: 'corners', help: cornersHelp }].forEach(({ control, its, help }) => {
      control.setAttribute('aria-pressed', String(mode === its));
      help.hidden = mode !== its;
    });
    setEnds.hidden = answer?.as == null;
    steps.of(answer);
    if (answer !== null) {
      pages.show(answer, timer !== null || picture.isReading);
      words(answer);
      appear(source.file.content);
    }
    if (!isLookedAt()) {
      end();
      return;
    }
    if (app.stage.shown !== view.root) {
      app.stage.show(view.root, view);
    }
    paint();
    picture.load();
  }

  /** Brings what was understood of another picture into sight. */
  function appear(content) {
    if (content !== seen) {
      seen = content;
      summary.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Whether the stage shows the picture, and not the maze in it. */
  function isLookedAt() {
    return picture.source !== null && (picture.isSeen || !picture.isOpenMaze);
  }

  function nameOfFile() {
    return `${fileName({ file: picture.source.file })}-solved.${picture.answer.format === 'jpeg' ? 'jpg' : 'png'}`;
  }

  async function download() {
    save(await picture.image('solved'), nameOfFile());
  }

  async function hand() {
    const blob = await picture.image('solved');
    try {
      await navigator.share({ files: [new File([blob], nameOfFile(), { type: blob.type })] });
    } catch (error) {
      if (error.name !== 'AbortError') { // else nothing was chosen
        save(blob, nameOfFile());
      }
    }
  }

  /** Shows the maze again. */
  function end() {
    clearTimeout(timer);
    timer = null;
    mode = null;
    if (app.stage.shown === view.root) {
      app.stage.views(1);
    }
  }

  return { root, show, leave: end, isLookedAt };
}

/** Whether pages can share files with other programs here. */
function canShareFiles() {
  return navigator.canShare?.({ files: [new File([''], 'maze.png', { type: 'image/png' })] }) ?? false;
}
