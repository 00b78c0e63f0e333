import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { TaxCardFault } from '@nimio/domain/taxation/tax-card';
import { CarefulParser, nameOf, PdfFault } from './pdf-parser.js';

const maxPages = 50;

/** Actions that run, send or fetch something. */
const actions = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute'];
const scriptKeys = ['JS', 'JavaScript', 'XFA'];
const embedded = ['EmbeddedFile', 'FileAttachment', 'RichMedia'];
const embeddedKeys = ['EmbeddedFiles', 'EF', 'RichMediaContent'];

/** Names may contain escapes: `/#4aava#53cript`. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function faultOfKeys(dict: PDFDict): TaxCardFault | undefined {
  const keys = dict.keys().map((key) => key.decodeText());
  if (keys.includes('Encrypt')) return 'taxCardEncrypted';
  if (keys.some((key) => scriptKeys.includes(key))) return 'taxCardScripted';
  if (keys.some((key) => embeddedKeys.includes(key))) return 'taxCardEmbedded';
  return undefined;
}

/** A value can be a separate object that others refer to, so each is checked separately. */
function faultOfValue(object: PDFObject): TaxCardFault | undefined {
  if (object instanceof PDFDict) return faultOfKeys(object);
  const name = nameOf(object);
  if (name === undefined) return undefined;
  if (actions.includes(name)) return 'taxCardScripted';
  return embedded.includes(name) ? 'taxCardEmbedded' : undefined;
}

/** Parses everything in the file, also objects that later ones replace. */
async function parse(bytes: Uint8Array, text: string): Promise<void> {
  const pages = new Set<PDFObject>();
  const parser = new CarefulParser(bytes, (object) => {
    const fault = faultOfValue(object);
    if (fault) throw new PdfFault(fault);
    if (object instanceof PDFDict && nameOf(object.get(PDFName.of('Type'))) === 'Page') pages.add(object);
    if (pages.size > maxPages) throw new PdfFault('taxCardTooComplex');
  });
  const context = await parser.parseDocument().catch((error: unknown) => {
    throw parser.fault ?? error;
  });
  if (context.trailerInfo.Encrypt) throw new PdfFault('taxCardEncrypted');
  // The file's cross-reference table may point into a stream or a comment, at an object that was not parsed here.
  const written = text.match(/\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj/g)?.length ?? 0;
  const hasRoot = context.lookup(context.trailerInfo.Root) instanceof PDFDict;
  if (written !== parser.indirect || !hasRoot || pages.size === 0) throw new PdfFault('taxCardMalformed');
}

/**
 * The defect that makes the bytes unsafe as a tax card; undefined if there is none. Checks every object, in object
 * streams too. Run it where it can be stopped: `checkPdf` does.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<TaxCardFault | undefined> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.startsWith('%PDF-')) return 'taxCardNotPdf';
  const plain = unescaped(text);
  try {
    await parse(bytes, text);
  } catch (error) {
    // An encrypted file is unparsable too, and encryption is the better reason.
    if (/\/Encrypt\b/.test(plain)) return 'taxCardEncrypted';
    return error instanceof PdfFault ? error.fault : 'taxCardMalformed';
  }
  return /\/(JavaScript|Launch)\b/.test(plain) ? 'taxCardScripted' : undefined;
}
