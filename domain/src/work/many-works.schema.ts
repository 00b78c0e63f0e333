import { array } from 'yup';
import { hash, shape } from '../schema.js';
import { workToAdd } from './work.schema.js';

/** The most works that one call looks up or adds. */
export const worksAtOnce = 100;

/** Body of adding many works to a profile's list. */
export const addManyWorksSchema = shape({
  profileHash: hash(),
  works: array(shape(workToAdd)).max(worksAtOnce).required(),
});
