import { Button } from '@nimio/design-system';
import type { User } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { TextsIn } from '../../shared/intl/story-texts';
import { record, refusal, visit } from '../../shared/session/story-visit';
import { TermsPage } from './TermsPage';

const accepted = fn();
const text = (words: string) => () =>
  record({ version: '2021-08-26', validFrom: '2022-10-01', text: `## ${words}` });

/** The page, and a way to another language. */
function Spoken() {
  const [language, setLanguage] = useState('fi');
  return (
    <MemoryRouter>
      <Button variant="second" onPress={() => setLanguage('sv')}>
        Svenska
      </Button>
      <TextsIn language={language}>
        <TermsPage />
      </TextsIn>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Terms',
  component: Spoken,
  beforeEach: () => {
    accepted.mockClear();
    const answers = {
      'GET /disclaimer?language=fi': text('Ehdot suomeksi'),
      'GET /disclaimer?language=sv': text('Villkor på svenska'),
      'POST /disclaimer': (body: unknown) => {
        accepted(body);
        return refusal(503, 'serviceUnavailable');
      },
    };
    const user = { hash: 'inka', username: 'inka.vuorela', disclaimerAccepted: null } as User;
    return visit(answers, { user })();
  },
} satisfies Meta<typeof Spoken>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tick stays in another language, and what is accepted is the text that is shown. */
export const WaitsForAcceptance: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ehdot suomeksi' })).toBeVisible();
    const box = await canvas.findByRole('checkbox');
    await userEvent.click(canvas.getByText('Olen lukenut käyttöehdot ja hyväksyn ne'));
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Svenska' }));
    await expect(await canvas.findByRole('heading', { name: 'Villkor på svenska' })).toBeVisible();
    await expect(box).toBeInTheDocument();
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Godkänn' }));
    await waitFor(() => expect(accepted).toHaveBeenCalledWith({ version: '2021-08-26', language: 'sv' }));
  },
};
