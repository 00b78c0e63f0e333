import PDFDocument from 'pdfkit';
import { bytesOf, type Face, faces, setIn } from './faces.js';

type Element = PDFKit.PDFStructureElement;

/** The portal's colours in print. */
const ink = '#1b1e26';
export const muted = '#565b66';
const leader = '#85827a';
export const hairline = '#d8d2c5';

export interface Style {
  face: Face;
  size: number;
  colour?: string;
}

interface Place {
  x: number;
  y: number;
  /** The width for line breaks; with `right` lines end at its right edge. */
  width: number;
  align?: 'left' | 'right';
}

/** In points: A4 is 595 × 842. */
export const page = { width: 595.28, height: 841.89 };
export const left = 45;
export const right = page.width - left;
export const column = right - left;
const top = 51;
const runningTop = 72;
const bottom = page.height - 62;
const leading = 1.32;
/** The distance from the top of a line to its baseline: the same for all typefaces, so that they align. */
const ascent = 0.95;

interface Facts {
  title: string;
  author: string;
  language: string;
  /** The file's date, `YYYY-MM-DD`, independent of when it is rendered. */
  day: string;
}

/** The margins of every page but the first, and the footer of all. */
interface Margins {
  headLeft: string;
  headRight: string;
  footLeft: string;
  footRight: (number: number, of: number) => string;
}

/**
 * A4 pages that are accessible to screen readers (PDF/UA): everything drawn is either a structure element or an
 * artifact. The same calls produce the same bytes.
 */
export class Sheet {
  /** The vertical position of the next element. */
  y = top;
  readonly root: Element;
  private readonly doc: PDFKit.PDFDocument;

  constructor({ title, author, language, day }: Facts) {
    const date = new Date(`${day}T12:00:00.000Z`);
    // An option that pdfkit's types lack.
    const subset: string = 'PDF/UA';
    const options = {
      size: 'A4',
      // Page breaks are explicit, so that none is within a cell.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      ...{ pdfVersion: '1.7', subset, tagged: true, lang: language, displayTitle: true, bufferPages: true },
      // Otherwise every change of the font looks up Helvetica.
      font: null,
      info: {
        ...{ Title: title, Author: author, Producer: 'Nimiö', Creator: 'Nimiö' },
        ...{ CreationDate: date, ModDate: date },
      },
    };
    this.doc = new PDFDocument(options as object);
    for (const face of faces) this.doc.registerFont(face, bytesOf(face));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  private use({ face, size, colour = ink }: Style, text: string): string {
    const set = setIn(face, text);
    this.doc.font(set.face, size).fillColor(colour);
    return set.text;
  }

  width(text: string, style: Style): number {
    const shown = this.use(style, text);
    return this.doc.widthOfString(shown);
  }

  /** The height of a text with lines broken to this width. */
  height(text: string, style: Style, width: number): number {
    const shown = this.use(style, text);
    const line = style.size * leading;
    if (this.doc.widthOfString(shown) <= width) return line;
    return this.doc.heightOfString(shown, { width, lineGap: this.gap(style) });
  }

  /** The difference between the typeface's line height and ours. */
  private gap({ size }: Style): number {
    return size * leading - this.doc.currentLineHeight(false);
  }

  /** Draws a text; call it within `tag` or `artifact`. */
  text(text: string, style: Style, { x, y, width, align = 'left' }: Place): void {
    const shown = this.use(style, text);
    const needed = this.doc.widthOfString(shown);
    const stand = { baseline: 'alphabetic' } as const;
    const base = y + style.size * ascent;
    if (needed <= width) {
      this.doc.text(shown, align === 'right' ? x + width - needed : x, base, { ...stand, lineBreak: false });
      return;
    }
    this.doc.text(shown, x, base, { ...stand, width, align, lineGap: this.gap(style) });
  }

  /** A structure element with its drawing; without a drawing the caller fills it by `tag` and ends it. */
  tag(parent: Element, type: string, draw?: () => void, options: { scope?: 'Column' | 'Row' } = {}): Element {
    // The types lack the scope of a header cell.
    const element = this.doc.struct(type, options as object, draw && [draw]);
    parent.add(element);
    return element;
  }

  /** Decoration that screen readers skip. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, weight: number, { colour = ink, from = left, to = right } = {}): void {
    this.artifact('Layout', () => {
      this.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
    });
  }

  /** The dots between a label and its number. */
  leaders(y: number, from: number, to: number): void {
    if (to <= from) return;
    this.artifact('Layout', () => {
      this.doc.save().moveTo(from, y).lineTo(to, y).lineWidth(0.9).strokeColor(leader).lineCap('round');
      this.doc.dash(0.01, { space: 3.2 }).stroke().restore();
    });
  }

  /** A band in the society's colour across the top. */
  band(colour: string): void {
    this.artifact('Layout', () => {
      this.doc.rect(0, 0, page.width, 6).fill(colour);
    });
  }

  /**
   * Starts another page unless this height fits on the current one.
   *
   * @returns whether it did
   */
  isBroken(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.breakPage();
    return true;
  }

  breakPage(): void {
    this.doc.addPage();
    this.y = runningTop;
  }

  /** The number of pages so far. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  private margin(number: number, of: number, { headLeft, headRight, footLeft, footRight }: Margins): void {
    const style: Style = { face: 'sans', size: 8.5, colour: muted };
    const half = { width: column / 2 };
    const line = (y: number, start: string, end: string) => {
      this.text(start, style, { x: left, y, ...half });
      this.text(end, style, { x: left + column / 2, y, ...half, align: 'right' });
    };
    this.artifact('Pagination', () => {
      if (number > 1) line(36, headLeft, headRight);
      line(page.height - 40, footLeft, footRight(number, of));
    });
    if (number > 1) this.rule(52, 0.5, { colour: hairline });
  }

  /**
   * Writes the margins of all pages from the first one that has any.
   *
   * @returns the file
   */
  async finish(margins?: Margins, first = 1): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    this.root.end();
    const count = this.pages - first + 1;
    for (let number = 1; margins && number <= count; number += 1) {
      this.doc.switchToPage(first + number - 2);
      this.margin(number, count, margins);
    }
    this.doc.end();
    for await (const chunk of this.doc) chunks.push(chunk as Buffer);
    return Uint8Array.from(Buffer.concat(chunks));
  }
}
