import { createRequire } from 'node:module';
import path from 'node:path';
import type { PdfDefect } from '@nimio/domain/pdf/pdf-upload';
import { describe, expect, it } from 'vitest';
import type * as CheckPdf from '../src/integrations/pdf/check-pdf.js';
import { cmsDir } from './harness/environment.js';
import { objectStream, packedStream, pages, pdfOf, pdfWith, plainPdf, streamOf } from './harness/pdf.js';

const require = createRequire(import.meta.url);
const { checkPdf } = require(path.join(cmsDir, 'dist/src/integrations/pdf/check-pdf.js')) as typeof CheckPdf;

const faultOf = (bytes: Uint8Array, whose = 'author'): Promise<string> =>
  checkPdf(bytes, whose).then(
    () => 'fit',
    (error: { code: string }) => error.code,
  );
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const web = '<< /S /URI /URI (https://x.example) >>';
const bomb = Buffer.alloc(80 * 1024 * 1024);

describe('a PDF is accepted as a tax card', () => {
  it.each<[string, Buffer]>([
    ['when it is plain', plainPdf()],
    ['with its objects in a stream', pdfWith('', [objectStream(['<< /Producer (x) >>', '[1 2 3]'])])],
    ['when it opens at a page', pdfWith('/OpenAction [3 0 R /Fit]')],
    ['with a link to the web', pdfWith('', ['<< /Type /Annot /A << /S /URI /URI (https://vero.fi) >> >>'])],
    [
      'when it opens by an action',
      pdfWith('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>', ['<< /S /GoTo /D [3 0 R /Fit] >>']),
    ],
    ['with a link to write a mail', pdfWith('', ['<< /A << /S /URI /URI (mailto:a@vero.fi) >> >>'])],
    [
      'with a link whose address lacks a scheme',
      pdfWith('', ['<< /A << /S /URI /URI (www.vero.fi/a) >> >>']),
    ],
    ['titled like an address', pdfWith('', ['<< /Title (file:///C:/kortti.html) >>'])],
    ['with words that only sound like a script', pdfWith('/Lang (JavaScript)')],
    [
      'with an article over several columns',
      pdfWith('/Threads [4 0 R]', ['<< /Type /Thread /F 5 0 R >>', '<< /Type /Bead /T 4 0 R >>']),
    ],
    ['of fifty pages', pages(50)],
  ])('%s', async (_, bytes) => expect(await faultOf(bytes)).toBe('fit'));
});

describe('a PDF is refused', () => {
  it.each<[string, Uint8Array, PdfDefect]>([
    ['that is only called so', Buffer.from('<html><script>alert(1)</script>'), 'fileNotPdf'],
    ['that is empty', Buffer.alloc(0), 'fileNotPdf'],
    ['that begins later in the file', Buffer.concat([Buffer.from('PK\x03\x04'), plainPdf()]), 'fileNotPdf'],
    ['of which there is only the beginning', plainPdf().subarray(0, 90), 'pdfMalformed'],
    ['with nothing behind its first line', Buffer.from('%PDF-1.7\n%%EOF'), 'pdfMalformed'],
    ['without a page', pdfWith('', [], '', ['<< /Type /Nothing >>']), 'pdfMalformed'],
    ['encrypted', pdfWith('', ['<< /Filter /Standard /V 1 /R 2 >>'], '/Encrypt 4 0 R'), 'pdfEncrypted'],
    ['that runs a script when it opens', pdfWith(`/OpenAction ${script}`), 'pdfScripted'],
    ['that runs one when a page is shown', pdfWith('', [`<< /AA << /O ${script} >> >>`]), 'pdfScripted'],
    ['with a script in escaped letters', pdfWith('/OpenAction << /S /#4a#61vaScript >>'), 'pdfScripted'],
    [
      'with a script by a name elsewhere',
      pdfWith('/OpenAction << /S 4 0 R >>', ['/Java#53cript']),
      'pdfScripted',
    ],
    [
      'with a script in a stream of objects',
      pdfWith('/OpenAction 20 0 R', [objectStream([script])]),
      'pdfScripted',
    ],
    ['with an escaped one there', pdfWith('', [objectStream(['<< /S /#4aavaScript >>'])]), 'pdfScripted'],
    ['with named scripts', pdfWith('/Names << /JavaScript 4 0 R >>', ['<< >>']), 'pdfScripted'],
    ['that starts a program', pdfWith('', ['<< /S /Launch /F (calc.exe) >>']), 'pdfScripted'],
    ['that sends what is typed', pdfWith('', ['<< /S /SubmitForm /F (https://x.example) >>']), 'pdfScripted'],
    ['with a form of XFA', pdfWith('/AcroForm << /XFA 4 0 R >>', [streamOf('<xdp/>')]), 'pdfScripted'],
    ['that opens a page of the web', pdfWith(`/OpenAction ${web}`), 'pdfScripted'],
    ['that opens one by another object', pdfWith('/OpenAction 4 0 R', [web]), 'pdfScripted'],
    [
      'that opens one in the second step',
      pdfWith('/OpenAction 4 0 R', ['<< /S /GoTo /Next [5 0 R] >>', web]),
      'pdfScripted',
    ],
    [
      'that opens one when a page is shown',
      pdfWith('', ['<< /AA 5 0 R >>', '<< /O 6 0 R >>', web]),
      'pdfScripted',
    ],
    [
      'that opens one with escaped names',
      pdfWith('', [`<< /#41A << /O ${web.replaceAll('URI', '#55RI')} >> >>`]),
      'pdfScripted',
    ],
    [
      'that opens one by the former version of an object',
      pdfOf([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>`,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R >>',
        `${web}\nendobj\n4 0 obj\n<< /S /GoTo >>`,
      ]),
      'pdfScripted',
    ],
    [
      'with a link that runs a script',
      pdfWith('', ['<< /A << /S /URI /URI ( java\\nscript:x) >> >>']),
      'pdfScripted',
    ],
    [
      'with one in hexadecimal',
      pdfWith('', ['<< /URI 5 0 R >>', `<${Buffer.from('JavaScript:x').toString('hex')}>`]),
      'pdfScripted',
    ],
    ['with one by the base of addresses', pdfWith('/URI << /Base (javascript:) >>'), 'pdfScripted'],
    [
      'with a link to a file',
      pdfWith('', ['<< /A << /S /URI /URI (file://x.example/a) >> >>']),
      'pdfScripted',
    ],
    [
      'with a link to a file of another server',
      pdfWith('', ['<< /A << /S /URI /URI (//x.example/share) >> >>']),
      'pdfScripted',
    ],
    [
      'that opens another document',
      pdfWith('/OpenAction << /S /GoToR /F (//x.example/a.pdf) >>'),
      'pdfScripted',
    ],
    ['that opens an embedded document', pdfWith('', ['<< /A << /S /GoToE /F (a.pdf) >> >>']), 'pdfScripted'],
    [
      'that opens an article of another document',
      pdfWith('', ['<< /A << /S 5 0 R /F (a.pdf) >> >>', '/Thread']),
      'pdfScripted',
    ],
    [
      'with a film elsewhere',
      pdfWith('', ['<< /Subtype /Movie /Movie << /F (https://x.example) >> >>']),
      'pdfScripted',
    ],
    [
      'whose content is elsewhere',
      pdfWith('', [streamOf('', '/F << /FS /URL /F (https://x.example) >>')]),
      'pdfScripted',
    ],
    ['with a file in it', pdfWith('', [streamOf('MZ', '/Type /EmbeddedFile')]), 'pdfEmbedded'],
    ['with a list of files', pdfWith('/Names << /Embedded#46iles << >> >>'), 'pdfEmbedded'],
    ['with a film in it', pdfWith('', ['<< /Type /Annot /Subtype /RichMedia >>']), 'pdfEmbedded'],
    ['that would fill the memory', pdfWith('', [packedStream(bomb)]), 'pdfTooComplex'],
    ['packed over and over', pdfWith('', [packedStream(bomb, '', 2)]), 'pdfTooComplex'],
    [
      'whose stream of objects is a bomb',
      pdfWith('', [packedStream(bomb, '/Type /ObjStm /N 1 /First 4')]),
      'pdfTooComplex',
    ],
    ['of too many pages', pages(51), 'pdfTooComplex'],
    ['of too many values', pdfWith('', [`[${'0 '.repeat(600_000)}]`]), 'pdfTooComplex'],
    ['that is nested without end', pdfWith('', ['['.repeat(200_000)]), 'pdfMalformed'],
    [
      'with an object hidden in a stream',
      pdfWith('', [streamOf(`7 0 obj ${script.replace('JavaScript', 'X')} endobj`)]),
      'pdfMalformed',
    ],
    ['with an object hidden in a comment', pdfWith('', ['<< >> % 7 0 obj << >> endobj\n']), 'pdfMalformed'],
  ])('%s', async (_, bytes, fault) => expect(await faultOf(bytes)).toBe(fault));

  it('without blocking other calls', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    const checks = [pages(40), pdfWith('', [packedStream(bomb)]), pages(40)].map((bytes) => faultOf(bytes));
    expect(await Promise.all(checks)).toEqual(['fit', 'pdfTooComplex', 'fit']);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  it('if the queue is full, or one sender’s part of it, until there is room again', async () => {
    const waiting = (whose: string[]) => Promise.all(whose.map((one) => faultOf(plainPdf(), one)));
    const fit = (count: number) => Array.from({ length: count }, () => 'fit');
    const many = Array.from({ length: 11 }, (_, index) => `author ${index}`);
    expect(await waiting(many)).toEqual([...fit(10), 'pdfChecksBusy']);
    expect(await waiting(['a', 'a', 'a', 'a', 'a', 'b'])).toEqual([...fit(4), 'pdfChecksBusy', 'fit']);
    // Each runs in its own thread, which starts slowly on a busy machine.
  }, 120_000);

  it('after those of others if one sender sends many', async () => {
    const done: string[] = [];
    const check = (name: string, whose: string) => faultOf(plainPdf(), whose).then(() => done.push(name));
    await Promise.all([check('a1', 'a'), check('a2', 'a'), check('a3', 'a'), check('b1', 'b')]);
    expect(done.indexOf('b1')).toBe(1);
  }, 60_000);
});
