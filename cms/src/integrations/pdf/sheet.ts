import PDFDocument from 'pdfkit';
import { bytesOf, type Face, faces, setIn } from './faces.js';

type Element = PDFKit.PDFStructureElement;

/** Ink and paper of the portal's art direction, in print. */
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
  /** Lines are broken to it; with `right` they end at its end. */
  width: number;
  align?: 'left' | 'right';
}

/** In points: 595 × 842 are A4. */
const page = { width: 595.28, height: 841.89 };
export const left = 45;
export const right = page.width - left;
export const column = right - left;
const top = 51;
const runningTop = 72;
const bottom = page.height - 62;
const leading = 1.32;
/** From the top of a line to where its letters stand: alike in all faces, so that they stand in one line. */
const ascent = 0.95;

interface Facts {
  title: string;
  author: string;
  language: string;
  /** The day of which the file is, `YYYY-MM-DD`, whenever it is made. */
  day: string;
}

/** What stands at the margins of every page but the first, and at the foot of all. */
interface Margins {
  headLeft: string;
  headRight: string;
  footLeft: string;
  footRight: (number: number, of: number) => string;
}

/**
 * A4 sheets that say to whoever cannot see them what stands on them (PDF/UA): what is drawn is either an element of the
 * structure or an artifact. The same calls make the same bytes.
 */
export class Sheet {
  /** Where the next thing is drawn. */
  y = top;
  readonly root: Element;
  private readonly doc: PDFKit.PDFDocument;

  constructor({ title, author, language, day }: Facts) {
    const date = new Date(`${day}T12:00:00.000Z`);
    // A word that the types of pdfkit do not have yet.
    const subset: string = 'PDF/UA';
    const options = {
      size: 'A4',
      // Pages are broken here and not in the middle of a cell.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      ...{ pdfVersion: '1.7', subset, tagged: true, lang: language, displayTitle: true, bufferPages: true },
      // Otherwise Helvetica is looked for at every change of face.
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

  /** How high a text is when its lines are broken to this width. */
  height(text: string, style: Style, width: number): number {
    const shown = this.use(style, text);
    const line = style.size * leading;
    if (this.doc.widthOfString(shown) <= width) return line;
    return this.doc.heightOfString(shown, { width, lineGap: this.gap(style) });
  }

  /** What is lacking from the face's own height of a line to ours. */
  private gap({ size }: Style): number {
    return size * leading - this.doc.currentLineHeight(false);
  }

  /** Draws a text; within `tag` or `artifact`. */
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

  /** An element of the structure, with what it draws; without that it is filled by `tag` and ended by the caller. */
  tag(parent: Element, type: string, draw?: () => void, options: { scope?: 'Column' | 'Row' } = {}): Element {
    // The types do not know the scope of a head.
    const element = this.doc.struct(type, options as object, draw && [draw]);
    parent.add(element);
    return element;
  }

  /** What is there for the eye alone. */
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

  /** The dots between a name and its number. */
  leaders(y: number, from: number, to: number): void {
    if (to <= from) return;
    this.artifact('Layout', () => {
      this.doc.save().moveTo(from, y).lineTo(to, y).lineWidth(0.9).strokeColor(leader).lineCap('round');
      this.doc.dash(0.01, { space: 3.2 }).stroke().restore();
    });
  }

  /** The society's colour, right across the top. */
  band(colour: string): void {
    this.artifact('Layout', () => {
      this.doc.rect(0, 0, page.width, 6).fill(colour);
    });
  }

  /** Goes on on another page unless so much fits on this one. @returns whether it does */
  isBroken(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.doc.addPage();
    this.y = runningTop;
    return true;
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

  /** Writes the margins of all pages. @returns the file */
  async finish(margins: Margins): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    this.root.end();
    const { count } = this.doc.bufferedPageRange();
    for (let number = 1; number <= count; number += 1) {
      this.doc.switchToPage(number - 1);
      this.margin(number, count, margins);
    }
    this.doc.end();
    for await (const chunk of this.doc) chunks.push(chunk as Buffer);
    return Uint8Array.from(Buffer.concat(chunks));
  }
}
