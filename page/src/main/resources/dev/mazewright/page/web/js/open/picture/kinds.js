// Files that are pictures, told by how they begin.
import { bytesOf } from '../../bytes.js';

/** How the files of each format begin, as characters of their bytes; `.` is any. */
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|BM.{12}[\x0c\x10-\x7c]\0|RIFF....WEBP|II[*+]\0|MM\0[*+]|.{0,1019}%PDF-)/s;
/** Those that a browser may decode, and the server does not. */
const FOREIGN = /^....(?:ftyp(?:avif|avis|mif1|heic|heix|hevc|msf1)|JXL )/s;
/** The root element, after what may stand before it. */
const SVG = /^(?:\xef\xbb\xbf)?\s*(?:<\?.*?\?>\s*|<!--.*?-->\s*|<!DOCTYPE\s[^[>]*(?:\[.*?\]\s*)?>\s*)*<(?:[\w.-]+:)?svg[\s>/]/s;
const HEAD = 4096;

const head = bytes => String.fromCharCode(...bytes.subarray(0, HEAD));

/** Whether bytes are a picture that the server reads. */
export const isRead = bytes => PICTURE.test(head(bytes)) || SVG.test(head(bytes));

/** Whether bytes are a picture that only the browser decodes, if any does. */
export const isForeign = bytes => FOREIGN.test(head(bytes));

/** Whether the content of a file, in base64, is a picture that the server reads. */
export const isReadContent = content => isRead(bytesOf(content.slice(0, HEAD)));
