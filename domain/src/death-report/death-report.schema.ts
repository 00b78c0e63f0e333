import { string } from 'yup';
import { day, multilineText, requiredText, shape } from '../schema.js';

/** What the reporter is to the author. An administrator manages the estate by order of a court. */
export const relations = ['spouse', 'child', 'otherRelative', 'administrator', 'other'] as const;
export type Relation = (typeof relations)[number];

export const deathReportStates = ['open', 'handled'] as const;
export type DeathReportState = (typeof deathReportStates)[number];

/** The most open reports of a profile. */
export const mostOpenReports = 10;
/** The most documents of a report. */
export const mostDocuments = 5;

export const newDeathReportSchema = shape({
  /** As the reporter writes it: whether such a customer exists is not disclosed. */
  authorName: requiredText(200),
  /** The day of the death. */
  diedOn: day(),
  relation: string().oneOf(relations).required(),
  text: multilineText(5000),
});

export const deathReportStateSchema = shape({ state: string().oneOf(deathReportStates).required() });
