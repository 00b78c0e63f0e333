import type { SentMessage } from '@nimio/domain/message/message.types';
import { expect, test } from 'vitest';
import { readSentState, sentState } from './sent-state';

const sent = { hash: 'h', emailsMissing: 2, notice: 'Email notice was not sent' } as SentMessage;

test('returns the message, and the recipients without mail', () => {
  expect(readSentState(sentState(sent))).toEqual({ hash: 'h', emailsMissing: 2 });
  expect(readSentState(sentState({ ...sent, emailsMissing: 0, notice: null }))?.emailsMissing).toBe(0);
});

test.each([null, undefined, 'x', {}, { sent: null }, { sent: { hash: 1 } }])('%j gives nothing', (state) => {
  expect(readSentState(state)).toBeUndefined();
});
