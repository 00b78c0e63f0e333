import { string } from 'yup';

/** The date that names a version of the terms: `YYYY-MM-DD`. */
export const versionDate = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required();
