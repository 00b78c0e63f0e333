import { Button } from '@nimio/design-system';
import type { Language } from '@nimio/domain/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { expectCalm, expectFailure, expectWrong, type FormUser } from '../../shared/form/story-form';
import { TextsIn } from '../../shared/intl/story-texts';
import { storyMe } from '../../shared/session/story-people';
import { record, refusal, sessionResponses, visit } from '../../shared/session/story-visit';
import { TermsPage } from './TermsPage';

const accepted = fn();
const text = (label: string, language: Language) => () =>
  record({ version: '2021-08-26', validFrom: '2022-10-01', text: `## ${label}`, language });

/** A user who has not accepted the terms, with this server's response to the acceptance. */
const respondWith = (response: (body: unknown) => Response | Promise<Response>) =>
  visit(
    {
      'GET /terms?language=fi': text('Ehdot suomeksi', 'fi'),
      'GET /terms?language=sv': text('Villkor på svenska', 'sv'),
      'POST /disclaimer': response,
      ...sessionResponses({}),
    },
    { user: { ...storyMe.user, disclaimerAccepted: null } },
  );

/** The page, and a language selector. */
function Spoken() {
  const [language, setLanguage] = useState('fi');
  return (
    <MemoryRouter initialEntries={['/disclaimer?to=%2Fworks']}>
      <Button variant="second" onPress={() => setLanguage('sv')}>
        Svenska
      </Button>
      <TextsIn language={language}>
        <Routes>
          <Route path="/disclaimer" element={<TermsPage />} />
          <Route path="/works" element={<p>Teosluettelo</p>} />
        </Routes>
      </TextsIn>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Terms',
  component: Spoken,
  beforeEach: () => {
    accepted.mockClear();
    return respondWith((body) => {
      accepted(body);
      return refusal(503, 'serviceUnavailable');
    })();
  },
} satisfies Meta<typeof Spoken>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Olen lukenut käyttöehdot ja hyväksyn ne';

/** The form follows the text, and loads after it. */
async function tick({ canvas, userEvent }: FormUser) {
  const box = await canvas.findByRole('checkbox', { name: label });
  await userEvent.click(canvas.getByText(label));
  await expect(box).toBeChecked();
  return { box, button: canvas.getByRole('button', { name: 'Hyväksy' }) };
}

/** Nothing is preselected. */
export const Empty: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('checkbox', { name: label })).not.toBeChecked();
    await expectCalm(context);
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Hyväksy' }));
    await expectWrong(context, ['Lue ja hyväksy palvelun käyttöehdot.']);
  },
};

/** A newer text came into force while this one was read: it is shown, and must be accepted separately. */
export const FailedAsStale: Story = {
  beforeEach: respondWith(() => refusal(409, 'termsOutdated')),
  play: async (context) => {
    const { button } = await tick(context);
    await context.userEvent.click(button);
    await expectFailure(context, 'Käyttöehdoista on tullut uusi versio. Lue se ennen hyväksymistä.', button);
    await expect(context.canvas.getByRole('checkbox', { name: label })).not.toBeChecked();
  },
};

/** The selection stays in another language, and the displayed text is accepted. */
export const AcceptancePending: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { name: 'Ehdot suomeksi' })).toBeVisible();
    const { box } = await tick(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Svenska' }));
    await expect(await canvas.findByRole('heading', { name: 'Villkor på svenska' })).toBeVisible();
    await expect(box).toBeInTheDocument();
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Godkänn' }));
    await waitFor(() => expect(accepted).toHaveBeenCalledWith({ version: '2021-08-26', language: 'sv' }));
  },
};

/** A redirected user continues to the requested page; the skip link keeps the target. */
export const LedBack: Story = {
  tags: ['test-only'],
  beforeEach: respondWith(() => record({ disclaimerAccepted: '2021-08-26' })),
  play: async (context) => {
    await expect(context.canvas.getByRole('link', { name: 'Siirry hyväksymiseen' })).toHaveAttribute(
      'href',
      '?to=%2Fworks#accept',
    );
    const { button } = await tick(context);
    await context.userEvent.click(button);
    await expect(await context.canvas.findByText('Teosluettelo')).toBeVisible();
  },
};
