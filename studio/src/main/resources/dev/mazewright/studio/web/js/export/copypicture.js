// The maze as a picture in the clipboard.
import { button } from '../controls/controls.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** A button that copies a PNG picture; null where the browser does not let pages copy pictures. */
export function copyPicture(/** @type {App} */ app, parameters) {
  if (typeof ClipboardItem !== 'function' || !navigator.clipboard?.write) {
    return null;
  }
  return button(texts.copyPicture, () => app.attempt(async () => {
    const picture = app.api.maze(app.source, { ...parameters(), format: 'png' }).then(answer => answer.blob());
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      app.say(texts.copied(texts.copyNames.picture));
    } catch (error) {
      await picture; // a refusal of the server is said as it is
      app.say(error.name === 'NotAllowedError' ? texts.cannotCopyPicture : texts.copyFailed(error.message), 'error');
    }
  }), { icon: 'copy' });
}
