// The pupils' page begins here: its language, and then all else, whose texts are in it.
import { speak } from '../say/language.js';

await speak();
await import('./pupilpage.js');
