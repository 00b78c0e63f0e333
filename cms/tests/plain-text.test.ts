import { describe, expect, it } from 'vitest';
import type * as PlainText from '../src/content/validation/plain-text.js';
import { load } from './harness/load.js';

const { plainText } = load<typeof PlainText>('content/validation/plain-text.js');

const inMail = (...lines: string[]): string[] =>
  plainText(lines.join('\n'), 'https://portal.example.org').split('\n');

describe('an editor’s Markdown in a mail', () => {
  it('has headings and paragraphs without marks', () => {
    expect(
      inMail('## Otsikko', '', 'Tekstiä, *painokasta*', 'ja **vahvaa**.', '', '`koodia`\\', 'loppu'),
    ).toEqual(['Otsikko', '', 'Tekstiä, painokasta ja vahvaa.', '', 'koodia', 'loppu']);
  });

  it('has the addresses of links, those of the portal’s pages in full', () => {
    const links = [
      ['[Verohallinto](https://www.vero.fi)', 'Verohallinto (https://www.vero.fi)'],
      ['[omat tiedot](/settings)', 'omat tiedot (https://portal.example.org/settings)'],
      ['<https://example.org>', 'https://example.org'],
      ['[kirjoita](mailto:a@example.org)', 'kirjoita (a@example.org)'],
      ['<a@example.org>', 'a@example.org'],
      ['[alas](#kohta)', 'alas'],
      ['![Kansi](/uploads/kansi.png)', 'Kansi'],
    ] as const;
    for (const [written, read] of links) expect(inMail(written)).toEqual([read]);
    expect(inMail('[ohje][1]', '', '[1]: https://example.org/ohje')).toEqual([
      'ohje (https://example.org/ohje)',
    ]);
  });

  it('has lists within lists, quotes and rules', () => {
    expect(
      inMail(
        '- yksi',
        '- kaksi',
        '  - sisällä',
        '',
        '3. kolme',
        '4. neljä',
        '',
        '> lainaus',
        '> jatkuu',
        '',
        '---',
      ),
    ).toEqual([
      '– yksi',
      '– kaksi',
      '  – sisällä',
      '',
      '3. kolme',
      '4. neljä',
      '',
      '> lainaus jatkuu',
      '',
      '* * *',
    ]);
  });

  it('shows no braces of the mail’s own placeholders differently', () => {
    expect(inMail('Hinta {link} ja \\{text}')).toEqual(['Hinta {link} ja {text}']);
  });
});
