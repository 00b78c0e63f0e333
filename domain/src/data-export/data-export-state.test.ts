import { describe, expect, it } from 'vitest';
import { dataExportState, mayRequestExport } from './data-export-state.js';

const requestedAt = '2026-11-27T08:00:00.000Z';
const made = { requestedAt, expiresAt: '2026-11-28T08:03:00.000Z', size: 1200, hasJob: false };
const notMade = { ...made, size: null };
const at = (time: string) => new Date(`2026-11-${time}:00.000Z`);

describe('the state of a data export', () => {
  it.each([
    ['never requested', undefined, at('27T09:00'), 'none', true],
    ['being made', { ...notMade, hasJob: true }, at('27T09:00'), 'pending', false],
    ['not made, without a job', notMade, at('27T09:00'), 'failed', true],
    ['made on this day', made, at('28T07:59'), 'ready', false],
    ['made a day ago', made, at('28T08:00'), 'ready', true],
    ['expired', made, at('28T08:03'), 'none', true],
    ['expired before it was made', { ...notMade, hasJob: true }, at('28T08:03'), 'none', true],
  ] as const)('%s', (_, requested, now, expected, mayRequest) => {
    const state = dataExportState(requested, now);
    expect(state.state).toBe(expected);
    expect(mayRequestExport(state)).toBe(mayRequest);
  });

  it('names the end of the download, and when another one may be requested', () => {
    const next = '2026-11-28T08:00:00.000Z';
    expect(dataExportState(made, at('27T09:00'))).toEqual({
      state: 'ready',
      size: 1200,
      readyUntil: made.expiresAt,
      nextAt: next,
    });
  });
});
