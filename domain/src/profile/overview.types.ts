import { array, type InferType, number, object, string } from 'yup';
import { flag } from '../schema.js';
import { profileSummaryReply } from './profile.types.js';
import { openTaskStates, taskIds, taskReasons } from './tasks.js';

const count = () => number().integer().min(0).required();

/** A profile of an account with what its representative has to know of it. */
export const profileOverviewReply = profileSummaryReply.shape({
  /** `null` when nothing is announced and nothing waits. */
  nextPayment: object({
    /** The payment date; `null` for an amount that waits for an account, which has none. */
    date: string().nullable().defined(),
    netInCents: count(),
  })
    .nullable()
    .defined(),
  /** 1 while the society checks the customer's identity; until then there are no tasks. */
  isBeingChecked: flag(),
  /** Open tasks, the most urgent first. */
  tasks: array(
    object({
      id: string().oneOf(taskIds).required(),
      state: string().oneOf(openTaskStates).required(),
      /** How many suggestions or failed payments there are; `null` for other tasks. */
      count: number().integer().nullable().defined(),
      /** Why tax data or an account are open; `null` for other tasks. */
      reason: string().oneOf(taskReasons).nullable().defined(),
    }),
  ).required(),
  /** Messages that its mailbox has not read. */
  unread: count(),
});
export type ProfileOverview = InferType<typeof profileOverviewReply>;

/** Returned with a page of them: totals of all profiles of the list, whatever is searched. */
export const profileTotalsReply = object({
  profiles: count(),
  /** How many of them have an open task. */
  withTasks: count(),
  /** The earliest date on which one of them is paid, and the net of that day; `null` and 0 without one. */
  payDate: string().nullable().defined(),
  payDateNetInCents: count(),
});
export type ProfileTotals = InferType<typeof profileTotalsReply>;
