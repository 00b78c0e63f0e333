import { type InferType, number, object, string } from 'yup';
import { flag } from '../schema.js';

/** `failed` may be requested again immediately. */
export const dataExportStates = ['none', 'pending', 'ready', 'failed'] as const;

export const dataExportReply = object({
  /** 1 when the caller is the profile's holder, who alone may request and download the file. */
  isHolder: flag(),
  state: string().oneOf(dataExportStates).required(),
  /** The size of a ready file in bytes. */
  size: number().nullable().defined(),
  /** Until when a ready file may be downloaded, ISO 8601. */
  readyUntil: string().nullable().defined(),
  /** When a ready file may be replaced by another one; `null` when that is allowed now. */
  nextAt: string().nullable().defined(),
});
/** The file of everything that is stored about a profile, as its holder sees it before downloading. */
export type DataExport = InferType<typeof dataExportReply>;
