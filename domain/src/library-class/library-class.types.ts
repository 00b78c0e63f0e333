import { type InferType, number, object, string } from 'yup';

export const libraryClassReply = object({
  code: string().required(),
  termFi: string().defined(),
  termSv: string().defined(),
  termEn: string().defined(),
  /** Multiplies the shares of works whose class begins with the code. */
  factor: number().required(),
});
export type LibraryClass = InferType<typeof libraryClassReply>;
