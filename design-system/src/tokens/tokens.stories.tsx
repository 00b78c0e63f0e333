import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { Notice } from '../notice/Notice';
import { TextLink } from '../text-link/TextLink';
import { accentCss } from './accent';

const surfaces = ['page', 'sheet', 'sunk', 'accent-tint', 'accent-tint-hover'];
const inks = ['ink', 'muted', 'accent', 'accent-hover', 'danger', 'warn', 'ok', 'info'];

/** Every colour of text on every surface, the faces, and the buttons: what a change of tokens has to be looked at with. */
function Foundations() {
  return (
    <Sheet>
      <h1>Hiljaisten huoneiden atlas</h1>
      <h2>Sanat, Šamaani ja Žukova</h2>
      <h3>Osuutesi lainoista</h3>
      <p>
        Korvausta maksetaan vain luettelossa olevista teoksista; jokainen ISBN on oma rivinsä.{' '}
        <TextLink href="#why">Miksi tämä summa?</TextLink>
      </p>
      <p className="italic">7 teosta, 9 214 lainaa vuonna 2024</p>
      <div className="colours">
        {surfaces.map((surface) => (
          <ul key={surface} style={{ background: `var(--${surface})` }}>
            {inks.map((ink) => (
              <li key={ink} style={{ color: `var(--${ink})` }}>
                {ink} · {surface}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="row">
        <Button>Tallenna</Button>
        <Button variant="second">Peruuta</Button>
      </div>
      <Notice tone="danger">
        Virhe näkyy kuvakkeesta, sanoista ja palkista, vaikka korostusväri olisi punainen.
      </Notice>
    </Sheet>
  );
}

const meta = { title: 'Foundations/Foundations', component: Foundations } satisfies Meta<typeof Foundations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

const coloured = (hex: string) =>
  function Coloured() {
    return (
      <>
        <style>{accentCss(hex)}</style>
        <Foundations />
      </>
    );
  };

/** Any colour of a society stays readable. */
export const YellowSociety: Story = { render: coloured('#ffee00') };
export const RedSocietyDark: Story = { render: coloured('#e4002b'), globals: { theme: 'dark' } };

const Sheet = styled.div`
  display: grid;
  gap: var(--s4);
  .italic { font: italic 400 var(--lead)/1.4 var(--serif); color: var(--muted); }
  .colours { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); border: 1px solid var(--rule); }
  .colours ul { padding: var(--s4); }
  .row { display: flex; gap: var(--s3); }
`;
