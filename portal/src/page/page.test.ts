import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderPage } from './page';

const template = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const finnish = { portalName: 'Nimiö', accent: '#0b6e4f', societyName: 'Seura' };
const settings = { fi: finnish, sv: { ...finnish, societyName: 'Samfundet' } };

describe('renderPage', () => {
  it('writes title, colour and settings', () => {
    const page = renderPage(template, { fi: { ...finnish, portalName: 'Kynä & $& <Co>' } });
    expect(page).toContain('<title>Kynä &amp; $&amp; &lt;Co&gt;</title>');
    expect(page).toContain('--accent-mark:#0b6e4f');
    expect(page).not.toContain('<!--settings-->');
  });

  it('escapes texts that would end the script', () => {
    const hostile = { fi: { ...finnish, societyName: '</script><script>alert(1)</script>' } };
    const json = /id="settings">(.*?)<\/script>/s.exec(renderPage(template, hostile))?.[1];
    expect(json).not.toContain('<');
    expect(JSON.parse(json ?? '')).toEqual(hostile);
  });

  it('refuses a template without the marker, and an invalid colour', () => {
    expect(() => renderPage('<html></html>', settings)).toThrow('<!--settings-->');
    expect(() => renderPage(template, { fi: { ...finnish, accent: 'red}' } })).toThrow(RangeError);
  });
});
