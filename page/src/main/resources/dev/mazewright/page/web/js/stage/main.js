// mazewright-stage.js begins here: the build joins this and what it needs into one script, with the style sheet.
import './language.js';
// @ts-expect-error the build knows what stage.css is
import style from 'stage.css';
import { define } from './element.js';

define(style);
