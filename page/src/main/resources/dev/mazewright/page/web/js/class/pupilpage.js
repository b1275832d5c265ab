// The pupils' page: the teacher's stage, live, and the race of the class.
import { api } from '../api.js';
import '../shell/icons.js';
import { dropToken } from '../shell/link.js';
import { el } from '../controls/controls.js';
import { follow } from '../shell/scheme.js';
import { listen } from './calls.js';
import { ofServer } from '../say/sentences.js';
import { PupilRace } from './pupilrace.js';
import { raceTable } from './table.js';
import { Stage } from '../shell/stage.js';
import { StageView } from './stageview.js';
import { texts } from './texts.js';
import { zoomButtons } from '../shell/zoom.js';

dropToken();
const $ = id => document.getElementById(id);
const stage = new Stage($('stage'));
const [view] = stage.views(1);
let link = null;

/** What the modules of the studio need of an app. */
const app = {
  api, stage, view, scene: null, path: null,
  say: sentence => { $('status').textContent = sentence; },
  explain: error => ofServer(error.message) || texts.lost,
  busy: promise => promise,
  onRace: () => {
    teacher.close();
    $('whose').textContent = texts.race;
  },
};
globalThis.mazewright = app; // for the console, and for tests
const teacher = app.teacher = new StageView(app);
const race = new PupilRace(app);
const table = raceTable();
document.querySelector('.bar').append(el('div', { class: 'zoom' }, zoomButtons(() => stage)));
$('side').append(race.element, el('section', { class: 'group' }, table.element));
follow(() => view.redraw());
app.say(texts.waiting);

function showStage() {
  if (!race.isOn && link !== null) {
    $('whose').textContent = texts.teacher;
    app.say(link === '' ? texts.fromFile : '');
    if (link !== '') {
      teacher.show(link);
    }
  }
}

listen({
  stage: ({ link: shown }) => {
    link = shown;
    showStage();
  },
  race: async state => {
    const wasOn = race.isOn;
    await race.follow(state).catch(error => app.say(app.explain(error)));
    table.show(state, race.number);
    if (!race.isOn) {
      showStage();
      if (wasOn && !state.running) {
        app.say(texts.over);
      }
    } else {
      app.say('');
    }
  },
}, isConnected => app.say(isConnected ? '' : texts.lost));
document.body.classList.add('ready');
