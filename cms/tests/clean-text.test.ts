import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as CleanText from '../src/content/validation/clean-text.js';
import type * as SanitizeMarkdown from '../src/content/validation/sanitize-markdown.js';
import { cmsDir } from './harness/environment.js';

const require = createRequire(import.meta.url);
const validation = path.join(cmsDir, 'dist/src/content/validation');
const { cleanMarkdown, cleanPlain } = require(path.join(validation, 'clean-text.js')) as typeof CleanText;
const { sanitizeMarkdown } = require(
  path.join(validation, 'sanitize-markdown.js'),
) as typeof SanitizeMarkdown;

describe('an editor’s Markdown', () => {
  it('stays as it is written', () => {
    const text = [
      '## Otsikko',
      '',
      'Tekstiä, *painokasta* ja **vahvaa**, [linkki](https://example.org/a?b=c#d "Otsake"), <https://example.org>,',
      '[oma sivu](/works), [posti](mailto:a@example.org) ja [puhelin](tel:+358912345).',
      '',
      '- yksi',
      '- kaksi: a < b && c > d, 5 < 6',
      '',
      '`<script>` on koodia.',
      '',
      '![Kuva](/uploads/kuva_1a2b.png)',
      '',
      '> 📚 مرحبا בעברית e\u0301',
    ].join('\n');
    expect(cleanMarkdown(text)).toBe(text.normalize('NFC'));
  });

  it.each([
    ['a script', 'Ennen <script>alert(1)</script> jälkeen', 'Ennen  jälkeen'],
    [
      'a script as a block',
      'Ennen\n\n<script>\nalert(1)\n\nalert(2)\n</script>\n\njälkeen',
      'Ennen\n\n\n\njälkeen',
    ],
    ['an event attribute', '<img src=x onerror=alert(1)>kuva', 'kuva'],
    ['a tag within a line', 'a <b onclick="x()">lihava</b> c', 'a lihava c'],
    ['a tag that is never closed', 'teksti <iframe src="https://evil.example">', 'teksti '],
    ['a comment', 'a <!-- huomautus --> b', 'a  b'],
    ['tags that come about when others go', '<scr<b>ipt>alert(1)</scr</b>ipt>', ''],
    ['a link that runs code', '[paina](javascript:alert(1))', 'paina'],
    ['the same, hidden', '[paina](JaVa&#x53;cript&colon;alert(1))', 'paina'],
    ['a link in angle brackets', '<javascript:alert(1)>', 'javascript:alert(1)'],
    ['a link that carries data', '[paina](data:text/html;base64,PHNjcmlwdD4=)', 'paina'],
    ['a link by reference', '[paina][1]\n\n[1]: javascript:alert(1)', '[paina][1]\n\n'],
    ['a link to another host in disguise', '[paina](//evil.example)', 'paina'],
    ['a picture of data', `![iso](data:image/png;base64,${'A'.repeat(90_000)})`, 'iso'],
    ['a picture from elsewhere', '![kuva](https://evil.example/pixel.gif)', 'kuva'],
    [
      'a picture by reference',
      '![iso][p]\n\n[p]: https://evil.example/x.png',
      'iso\n\n[p]: https://evil.example/x.png',
    ],
    ['a link around a picture', '[![k](https://evil.example/x.png)](javascript:1)', 'k'],
    ['control characters', 'a\u0000b\u202ec\u2066d\u0007', 'abcd'],
  ])('loses %s', (_, text, cleaned) => {
    expect(cleanMarkdown(text)).toBe(cleaned);
  });

  it('is sanitized or refused, whatever it repeats, while the server goes on', async () => {
    const marks = [
      '- ',
      '+ ',
      '1. ',
      '> ',
      '=\n',
      '- a\n',
      '# ',
      '[',
      '](x)',
      '![](x)',
      '<b>',
      '*a ',
      '`',
      '\t',
      '\n',
      '  ',
    ];
    const text = fc
      .tuple(fc.array(fc.constantFrom(...marks, 'a', '📚'), { minLength: 1, maxLength: 4 }), fc.nat(20_000))
      .map(([pieces, length]) => pieces.join('').repeat(length).slice(0, length));
    const slow = '=\n'.repeat(50_000);
    const hostile = ['+ '.repeat(50_000), slow];
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 10);
    try {
      for (const each of [...hostile, ...fc.sample(text, { numRuns: 10, seed: 20 })]) {
        ticks = 0;
        const cleaned = await sanitizeMarkdown(each);
        expect(cleaned?.length ?? 0, each.slice(0, 20)).toBeLessThanOrEqual(each.length);
        if (hostile.includes(each)) expect(cleaned).toBeUndefined();
        if (each === slow) expect(ticks).toBeGreaterThan(0);
      }
    } finally {
      clearInterval(clock);
    }
    expect(await sanitizeMarkdown('Tekstiä <b>tässä</b>')).toBe('Tekstiä tässä');
  });

  it.each([
    ['twenty quotes', '> '.repeat(20), true],
    ['more', '> '.repeat(21), false],
    ['quotes without spaces', '>'.repeat(21), false],
    ['lists within quotes', '> - 1. + '.repeat(6), false],
    ['a line of dashes', '-'.repeat(100), true],
  ])('may have %s: %s', async (_what, marks, isAllowed) => {
    expect((await sanitizeMarkdown(`${marks}a`)) !== undefined).toBe(isAllowed);
  });

  it('is sanitized completely in one pass, and never gets longer', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<img onerror=x>',
      '<',
      '>',
      '<!--',
      '-->',
      '[a](',
      'javascript:x',
      'data:,',
      ')',
      '![',
      '](',
      ']',
      '[1]: ',
      '\n\n',
      '\n',
      '`',
      '    ',
      '&lt;',
      '\\',
      '*',
      'teksti ',
      '<a href="javascript:x">',
      '</a>',
      '<svg/onload=x>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join('');
        const once = cleanMarkdown(text);
        expect(cleanMarkdown(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a plain text', () => {
  it('keeps ordinary text, including brackets', () => {
    expect(cleanPlain('a < b\r\nc\u0000\u200f\ud83d\ude00')).toBe('a < b\nc\u200f\ud83d\ude00');
  });
});
