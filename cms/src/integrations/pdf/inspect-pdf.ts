import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfDefect } from '@nimio/domain/pdf/pdf-upload';
import { CarefulParser, nameOf, PdfFault } from './pdf-parser.js';

const maxPages = 50;

/** Actions that run, send or fetch something, or open another file. */
const actions = [
  ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute'],
  ...['GoToR', 'GoToE', 'Movie'],
];
/** Keys of a stream whose content is in another file. */
const externalKeys = ['F', 'Ref', 'OPI'];
/** What a reader may follow when it is clicked; an address without a scheme is a page of the web too, unless it names a server. */
const linkScheme = /^(https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:|[\\/]{2}))/i;
const scriptKeys = ['JS', 'JavaScript', 'XFA'];
const embedded = ['EmbeddedFile', 'FileAttachment', 'RichMedia'];
const embeddedKeys = ['EmbeddedFiles', 'EF', 'RichMediaContent'];

/** Names may contain escapes: `/#4aava#53cript`. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function faultOfKeys(dict: PDFDict): PdfDefect | undefined {
  const keys = dict.keys().map((key) => key.decodeText());
  if (keys.includes('Encrypt')) return 'pdfEncrypted';
  if (keys.some((key) => scriptKeys.includes(key))) return 'pdfScripted';
  if (keys.some((key) => embeddedKeys.includes(key))) return 'pdfEmbedded';
  return undefined;
}

function faultOfStream({ dict }: PDFRawStream): PdfDefect | undefined {
  const isExternal = dict.keys().some((key) => externalKeys.includes(key.decodeText()));
  return isExternal ? 'pdfScripted' : undefined;
}

/** A value can be a separate object that others refer to, so each is checked separately. */
function faultOfValue(object: PDFObject): PdfDefect | undefined {
  if (object instanceof PDFDict) return faultOfKeys(object);
  if (object instanceof PDFRawStream) return faultOfStream(object);
  const name = nameOf(object);
  if (name === undefined) return undefined;
  if (actions.includes(name)) return 'pdfScripted';
  return embedded.includes(name) ? 'pdfEmbedded' : undefined;
}

const valuesOf = (dict: PDFDict, ...names: string[]): PDFObject[] =>
  names.flatMap((name) => dict.get(PDFName.of(name)) ?? []);

/** Whether an address would run a script, open a file, or do something else than a link to the web. */
function isUnsafeAddress(address: PDFObject): boolean {
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
  // Readers ignore spaces and control characters in an address.
  return !linkScheme.test(address.decodeText().replace(/[\0-\x20\x7f]/g, ''));
}

/** Whether an action, or one that follows it, leads to an address of the web. */
function leavesDocument(parser: CarefulParser, actionsOf: readonly PDFObject[]): boolean {
  const seen = new Set(actionsOf);
  for (const value of seen) {
    for (const action of parser.resolve(value)) {
      if (action instanceof PDFArray) for (const each of action.asArray()) seen.add(each);
      if (!(action instanceof PDFDict)) continue;
      if (action.has(PDFName.of('URI'))) return true;
      for (const next of valuesOf(action, 'Next')) seen.add(next);
    }
  }
  return false;
}

/**
 * Actions of these dictionaries that run without a click, when the document or a page is opened, and addresses that no
 * link may have. A link to the web is harmless until it is clicked.
 */
function faultOfActions(parser: CarefulParser, dicts: readonly PDFDict[]): PdfDefect | undefined {
  const resolved = (...names: string[]) =>
    dicts.flatMap((dict) => valuesOf(dict, ...names).flatMap((value) => parser.resolve(value)));
  const events = resolved('AA').flatMap((triggers) => (triggers instanceof PDFDict ? triggers.values() : []));
  const automatic = [...dicts.flatMap((dict) => valuesOf(dict, 'OpenAction')), ...events];
  // An action `Thread` can open another file; `/Type /Thread` is an article of this one.
  const opensThread = resolved('S').some((action) => nameOf(action) === 'Thread');
  const isUnsafe =
    opensThread || leavesDocument(parser, automatic) || resolved('URI', 'Base').some(isUnsafeAddress);
  return isUnsafe ? 'pdfScripted' : undefined;
}

/** Parses everything in the file, also objects that later ones replace. */
async function parse(bytes: Uint8Array, text: string): Promise<void> {
  const pages = new Set<PDFObject>();
  const dicts = new Set<PDFDict>();
  const parser = new CarefulParser(bytes, (object) => {
    const fault = faultOfValue(object);
    if (fault) throw new PdfFault(fault);
    if (object instanceof PDFDict) dicts.add(object);
    if (object instanceof PDFDict && nameOf(object.get(PDFName.of('Type'))) === 'Page') pages.add(object);
    if (pages.size > maxPages) throw new PdfFault('pdfTooComplex');
  });
  const context = await parser.parseDocument().catch((error: unknown) => {
    throw parser.fault ?? error;
  });
  if (context.trailerInfo.Encrypt) throw new PdfFault('pdfEncrypted');
  const fault = faultOfActions(parser, [...dicts]);
  if (fault) throw new PdfFault(fault);
  // The file's cross-reference table may point into a stream or a comment, at an object that was not parsed here.
  const written = text.match(/\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj/g)?.length ?? 0;
  const hasRoot = context.lookup(context.trailerInfo.Root) instanceof PDFDict;
  if (written !== parser.indirect || !hasRoot || pages.size === 0) throw new PdfFault('pdfMalformed');
}

/**
 * The defect that makes the bytes unsafe as a tax card; undefined if there is none. Checks every object, in object
 * streams too. Run it where it can be stopped: `checkPdf` does.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfDefect | undefined> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.startsWith('%PDF-')) return 'fileNotPdf';
  const plain = unescaped(text);
  try {
    await parse(bytes, text);
  } catch (error) {
    // An encrypted file is unparsable too, and encryption is the better reason.
    if (/\/Encrypt\b/.test(plain)) return 'pdfEncrypted';
    return error instanceof PdfFault ? error.fault : 'pdfMalformed';
  }
  return /\/(JavaScript|Launch)\b/.test(plain) ? 'pdfScripted' : undefined;
}
