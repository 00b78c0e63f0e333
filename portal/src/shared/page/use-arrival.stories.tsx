import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { useArrival } from './use-arrival';

function Page() {
  const state = useArrival() as { isSent?: boolean } | null;
  return <p>{state?.isSent ? 'Viesti lähetettiin' : 'Viestit'}</p>;
}

const newRouter = () =>
  createMemoryRouter([
    { path: '/messages', Component: Page },
    { path: '*', element: <p>Toinen sivu</p> },
  ]);
let router: ReturnType<typeof newRouter>;

const meta = {
  title: 'Portal/Arrival',
  render: () => <RouterProvider router={router} />,
  beforeEach: () => {
    router = newRouter();
  },
} satisfies Meta;

export default meta;

/** What a navigation has brought is shown until the page is left, and not again after Back. */
export const ShownOnce: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await router.navigate('/messages?page=2', { state: { isSent: true } });
    await expect(await canvas.findByText('Viesti lähetettiin')).toBeVisible();
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '?page=2', state: null }));
    await expect(canvas.getByText('Viesti lähetettiin')).toBeVisible();
    await router.navigate('/');
    await canvas.findByText('Toinen sivu');
    await router.navigate(-1);
    await expect(await canvas.findByText('Viestit')).toBeVisible();
  },
};
