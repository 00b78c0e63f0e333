import { array, type InferType, number, object, string } from 'yup';
import { hash } from '../schema.js';
import { deathReportStates, relations } from './death-report.schema.js';

const state = () => string().oneOf(deathReportStates).required();
const time = () => string().required();

const document = object({
  /** Its number in the report, from 1. */
  number: number().integer().min(1).required(),
  /** In bytes. */
  size: number().integer().min(1).required(),
  /** When it was sent, ISO 8601. */
  created: time(),
});

const reportFields = {
  hash: hash(),
  authorName: string().required(),
  /** `YYYY-MM-DD` */
  diedOn: string().required(),
  relation: string().oneOf(relations).required(),
  text: string().defined(),
  state: state(),
  /** When it was sent last, ISO 8601. */
  created: time(),
  documents: array(document.required()).required(),
};

export const deathReportReply = object(reportFields);
/** A report of an author's death, as its reporter sees it. */
export type DeathReport = InferType<typeof deathReportReply>;

const reporter = { reporterHash: hash(), reporterName: string().defined() };

export const queuedDeathReportReply = object({
  hash: hash(),
  ...reporter,
  authorName: string().required(),
  created: time(),
});
/** A report in the queue of staff. */
export type QueuedDeathReport = InferType<typeof queuedDeathReportReply>;

export const receivedDeathReportReply = object({ ...reportFields, ...reporter });
/** A report, as staff see it. */
export type ReceivedDeathReport = InferType<typeof receivedDeathReportReply>;
