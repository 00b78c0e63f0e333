import type { Customer } from '@nimio/domain/customer/customer.types';

export interface CustomerSectionProps {
  customer: Customer;
  /** Refetches the record. */
  onChange: () => Promise<unknown>;
}
