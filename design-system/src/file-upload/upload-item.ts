/** A file that was chosen, and how it fares. */
export interface UploadItem {
  /** Tells the files apart. */
  id: string;
  /** Name with its ending: "verokortti.pdf". */
  name: string;
  /** Bytes. */
  size: number;
  /** The file itself, so that a form that is sent by the browser has it; not for one that was sent earlier. */
  file?: File;
  /** Chosen, on its way, with the society, or not come through. */
  state: 'ready' | 'sending' | 'done' | 'failed';
  /** How much of it is sent, 0 to 100; without it nobody knows. */
  progress?: number;
  /** What failed and what to do. */
  error?: string;
}
