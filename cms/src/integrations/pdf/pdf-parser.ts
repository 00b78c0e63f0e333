import { constants, inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { PdfDefect } from '@nimio/domain/pdf/pdf-upload';

/** The defects of a PDF. */
export class PdfFault extends Error {
  constructor(readonly fault: PdfDefect) {
    super(fault);
  }
}

/** The maximum decompressed size of one stream and of all: a page scanned in colour at 400 dpi is 46 MB. */
const maxStream = 64 * 1024 * 1024;
const maxStreams = 256 * 1024 * 1024;
/** The maximum number of values, including nested ones. */
const maxValues = 500_000;

const flate = ['FlateDecode', 'Fl'];
/** Filters that may expand a thousandfold and whose output is not measured here. */
const unmeasured = ['LZWDecode', 'LZW', 'RunLengthDecode', 'RL'];
const maxUnmeasured = 64 * 1024;

export const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined;

/** The names of a stream's filters; undefined if they cannot be read before the stream. */
function filtersOf(dict: PDFDict): string[] | undefined {
  const filter = dict.get(PDFName.of('Filter'));
  if (filter === undefined) return [];
  const names = (filter instanceof PDFArray ? filter.asArray() : [filter]).map(nameOf);
  return names.every((name) => name !== undefined) ? names : undefined;
}

function unpackedSize(packed: Uint8Array): number {
  try {
    const options = { maxOutputLength: maxStream, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).length;
  } catch (error) {
    const isBomb = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new PdfFault(isBomb ? 'pdfTooComplex' : 'pdfMalformed');
  }
}

/** The library's parser with a hook for every value; it opens no stream before its size has been checked. */
export class CarefulParser extends PDFParser {
  /** Objects in the file itself, not in an object stream. */
  indirect = 0;
  /** The library swallows exceptions as syntax errors, so the defect is stored here. */
  fault: PdfFault | undefined;
  private readonly versions = new Map<PDFRef, PDFObject[]>();
  private values = 0;
  private unpacked = 0;
  private depth = 0;

  /** @param look is shown each value; throws a `PdfFault` */
  constructor(
    bytes: Uint8Array,
    private readonly look: (object: PDFObject) => void,
  ) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const { context } = this;
    const assign = context.assign.bind(context);
    // Object streams are parsed by another parser of the library, and their values pass only here.
    context.assign = (ref, object) => {
      this.guarded(() => this.see(object));
      this.versions.set(ref, [...(this.versions.get(ref) ?? []), object]);
      assign(ref, object);
    };
  }

  /** A value, or everything that it refers to: a reader may take another version of an object than the last one. */
  resolve(value: PDFObject): PDFObject[] {
    const found = new Set([value]);
    for (const each of found) {
      if (!(each instanceof PDFRef)) continue;
      found.delete(each);
      for (const version of this.versions.get(each) ?? []) found.add(version);
    }
    return [...found];
  }

  override parseObject(ref?: PDFRef): PDFObject {
    if (this.depth === 0 && ref) this.indirect += 1;
    this.depth += 1;
    try {
      const object = super.parseObject(ref);
      this.guarded(() => {
        if (object instanceof PDFRawStream) this.measure(object);
        this.see(object);
      });
      return object;
    } finally {
      this.depth -= 1;
    }
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof PdfFault) this.fault ??= error;
      throw error;
    }
  }

  /** Checks a value; one that was parsed elsewhere with everything nested in it. */
  private see(object: PDFObject): void {
    const waiting = [object];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      this.values += 1;
      if (this.values > maxValues) throw new PdfFault('pdfTooComplex');
      this.look(next);
      if (this.depth > 0) continue;
      if (next instanceof PDFRawStream) waiting.push(next.dict);
      else if (next instanceof PDFDict) waiting.push(...next.values());
      else if (next instanceof PDFArray) waiting.push(...next.asArray());
    }
  }

  private measure({ dict, contents }: PDFRawStream): void {
    const filters = filtersOf(dict);
    if (!filters) throw new PdfFault('pdfMalformed');
    const growing = filters.filter((name) => flate.includes(name) || unmeasured.includes(name));
    const isFlate = filters.length === 1 && flate.includes(filters[0] ?? '');
    const type = nameOf(dict.get(PDFName.of('Type')));
    const isOpenedHere = type === 'ObjStm' || type === 'XRef';
    if (growing.length > 1 || (isOpenedHere && filters.length > 0 && !isFlate)) {
      throw new PdfFault('pdfTooComplex');
    }
    if (flate.includes(filters[0] ?? '')) this.unpacked += unpackedSize(contents);
    else if (growing.length > 0 && contents.length > maxUnmeasured) throw new PdfFault('pdfTooComplex');
    if (this.unpacked > maxStreams) throw new PdfFault('pdfTooComplex');
  }
}
