import type { Me } from '@nimio/domain/session/session.types';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { neverResponds, refusal, visit } from '../../shared/session/story-visit';

type Seen = Pick<StoryContext, 'canvas'>;

/**
 * A list of the register that staff read with one right, and the stories of every such list.
 *
 * @param read the call that reads it: `GET /ykls`
 * @param stored its rows
 * @param others the responses to the other calls of its page
 */
export function storyList<Listed>(
  read: string,
  right: Me['rights'][number],
  stored: readonly Listed[],
  others: Parameters<typeof visit>[0] = {},
) {
  const responses = (records: readonly Listed[]) => ({
    ...others,
    [read]: () => Response.json({ records, total: records.length }),
  });
  const visitWith = (of: Parameters<typeof visit>[0]) => visit(of, { rights: [right] });
  return {
    /** A user with the right opens it. For `beforeEach`. */
    open: (records = stored) => visitWith(responses(records)),
    loading: { beforeEach: visitWith({ ...others, [read]: neverResponds }) },
    failed: {
      beforeEach: visitWith({ ...others, [read]: () => refusal(503, 'serviceUnavailable') }),
      play: async ({ canvas }: Seen) =>
        expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
    },
    /** A user without the right opens the address. */
    noRight: {
      beforeEach: visit(responses(stored)),
      play: async ({ canvas }: Seen) => {
        await expect(canvas.getByText(/Tämä sivu on henkilökunnalle/)).toBeVisible();
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },
  };
}
