import { formatDate } from '@nimio/design-system';
import { customerSchema, newCustomerSchema } from '@nimio/domain/customer/customer.schema';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import { validateWith } from '../../../shared/form/validate-with';
import type { ContactValues } from './ContactFields';

/** Who a customer is, as the forms show it; empty texts are unknown. */
export interface IdentityValues {
  kind: string;
  firstName: string;
  lastName: string;
  name1: string;
  name2: string;
  registerNumber: string;
  /** 14.3.1968. */
  bornOn: string;
  identityCode: string;
  identityNote: string;
  taxResidence: string;
}

export interface CustomerValues extends IdentityValues {
  reason: string;
}

export interface NewCustomerValues extends IdentityValues, ContactValues {
  roles: string[];
}

export const emptyCustomer: NewCustomerValues = {
  ...{ kind: 'person', firstName: '', lastName: '', name1: '', name2: '', registerNumber: '' },
  ...{ bornOn: '', identityCode: '', identityNote: '', taxResidence: 'FI' },
  ...{ language: 'fi', streetAddress: '', coAddress: '', zipCode: '', postCenter: '', country: 'FI' },
  ...{ phone: '', email: '', roles: ['creator'] },
};

export const customerValues = ({
  profile,
  bornOn,
  identityNote,
  taxResidence,
}: Customer): CustomerValues => ({
  kind: profile.person ? 'person' : 'organisation',
  firstName: profile.person?.firstName ?? '',
  lastName: profile.person?.lastName ?? '',
  name1: profile.organisation?.name1 ?? '',
  name2: profile.organisation?.name2 ?? '',
  registerNumber: profile.organisation?.registerNumber ?? '',
  bornOn: bornOn ? formatDate(bornOn) : '',
  identityCode: '',
  identityNote: identityNote ?? '',
  taxResidence,
  reason: '',
});

const withDay = <T extends IdentityValues>(values: T): T => ({
  ...values,
  bornOn: dayOnTheWire(values.bornOn),
  identityCode: values.identityCode.trim(),
});

/** The body of a change, in its normal form. */
export const customerBody = (values: CustomerValues) => customerSchema.cast(withDay(values));

/** The body of a new customer, in its normal form. */
export const newCustomerBody = (values: NewCustomerValues) => newCustomerSchema.cast(withDay(values));

export const customerErrors = validateWith<CustomerValues>(customerSchema, withDay);
export const newCustomerErrors = validateWith<NewCustomerValues>(newCustomerSchema, withDay);

/** Texts for errors of fields. */
export const customerTexts = {
  'lastName.required': 'customer.lastNameRequired',
  'name1.required': 'customer.name1Required',
  'bornOn.dayInvalid': 'customer.bornOnInvalid',
  'bornOn.required': 'customer.bornOnRequired',
  'identityCode.required': 'customer.identityRequired',
  'reason.required': 'customer.reasonRequired',
} as const;
