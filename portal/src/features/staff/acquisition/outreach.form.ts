import { formatDate } from '@nimio/design-system';
import {
  outreachProfileSchema,
  outreachStatusSchema,
} from '@nimio/domain/customer-acquisition/customer-acquisition.schema';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import { validateWith } from '../../../shared/form/validate-with';
import type { ContactValues } from '../customer/ContactFields';

/** How to reach the person; empty texts are unknown. */
export interface OutreachValues extends ContactValues {
  contactSource: string;
}

/** The details of a person of whom only the name is known. */
export const emptyOutreach = {
  language: 'fi',
  ...{ streetAddress: '', coAddress: '', zipCode: '', postCenter: '', country: '', phone: '', email: '' },
  contactSource: '',
} as const;

export const outreachValues = (profile: OutreachProfile): OutreachValues => ({
  language: profile.language ?? 'fi',
  streetAddress: profile.streetAddress,
  coAddress: profile.coAddress,
  zipCode: profile.zipCode,
  postCenter: profile.postCenter,
  country: profile.country,
  phone: profile.phone,
  email: profile.email,
  contactSource: profile.contactSource,
});

export const outreachBody = (values: OutreachValues) => outreachProfileSchema.cast(values);
export const outreachErrors = validateWith<OutreachValues>(outreachProfileSchema);

/** What was done last, and when to continue. */
export interface StatusValues {
  status: string;
  note: string;
  /** 14.3.2027. */
  nextDay: string;
}

export const statusValues = ({ status, nextDay }: OutreachProfile): StatusValues => ({
  status,
  note: '',
  nextDay: nextDay ? formatDate(nextDay) : '',
});

/** Of a person who declines, nothing more is stored. */
const withDay = (values: StatusValues) =>
  values.status === 'declined'
    ? { ...values, note: '', nextDay: '' }
    : { ...values, nextDay: dayOnTheWire(values.nextDay) };

export const statusBody = (values: StatusValues) => outreachStatusSchema.cast(withDay(values));
export const statusErrors = validateWith<StatusValues>(outreachStatusSchema, withDay);
