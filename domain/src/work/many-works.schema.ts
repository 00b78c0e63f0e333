import { array } from 'yup';
import { hash, shape } from '../schema.js';
import { workToAdd } from './work.schema.js';

/** The maximum number of works that one call looks up or adds. */
export const maxWorksPerCall = 100;

/** Body of adding many works to a profile's list. */
export const addManyWorksSchema = shape({
  profileHash: hash(),
  works: array(shape(workToAdd)).max(maxWorksPerCall).required(),
});
