import { deflateSync } from 'node:zlib';

/** The content between `obj` and `endobj`. */
type Part = string | Buffer;

/** A file with these objects, numbered from 1; the first one is the catalogue. */
export function pdfOf(objects: Part[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    offsets.push(length());
    parts.push(
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    );
  });
  const start = length();
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export function streamOf(content: Buffer | string, dictionary = ''): Buffer {
  const bytes = Buffer.from(content as string, 'latin1');
  const head = Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}

/** A stream that is compressed this many times. */
export function packedStream(content: Buffer | string, dictionary = '', times = 1): Buffer {
  let bytes = Buffer.from(content as string, 'latin1');
  for (let at = 0; at < times; at += 1) bytes = deflateSync(bytes);
  const filter = times === 1 ? '/FlateDecode' : `[${'/FlateDecode '.repeat(times)}]`;
  return streamOf(bytes, `/Filter ${filter} ${dictionary}`);
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

/** One empty page, with additions to its catalogue and further objects from number 4 on. */
export const pdfWith = (
  catalogue = '',
  more: Part[] = [],
  trailer = '',
  pages: string[] = [page],
): Buffer => {
  const kids = pages.map((_, index) => `${index === 0 ? 3 : 3 + more.length + index} 0 R`).join(' ');
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      pages[0] ?? page,
      ...more,
      ...pages.slice(1),
    ],
    trailer,
  );
};

/** Objects in an object stream, as in newer files; numbered from 20. */
export function objectStream(objects: string[]): Buffer {
  let offset = 0;
  const index = objects.map((object, at) => {
    const line = `${20 + at} ${offset}`;
    offset += object.length + 1;
    return line;
  });
  const head = `${index.join(' ')}\n`;
  return packedStream(head + objects.join(' '), `/Type /ObjStm /N ${objects.length} /First ${head.length}`);
}

/** A valid tax card. */
export const plainPdf = (): Buffer =>
  pdfWith('', [packedStream('BT /F1 24 Tf 72 720 Td (Verokortti) Tj ET')], '', [
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
  ]);

export const pages = (count: number): Buffer =>
  pdfWith(
    '',
    [],
    '',
    Array.from({ length: count }, () => page),
  );

/** One empty page, padded to a file of this many bytes. */
export function pdfOfSize(bytes: number): Buffer {
  const withBallast = (length: number) => pdfWith('', [streamOf(Buffer.alloc(length, ' '))]);
  // So close that every number in the file already has its final number of digits.
  const near = bytes - 1000;
  return withBallast(near + bytes - withBallast(near).length);
}
