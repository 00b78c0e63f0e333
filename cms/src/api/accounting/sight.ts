/** Whether the reader sees calculated amounts that are not approved yet, as staff who approve them do. */
export interface Sight {
  seesCalculated: boolean;
}

type Of = 'accountings a' | 'payments p';

const ofCalculation = (of: Of): string =>
  `from ${of}
     join calculations c on c.id = ${of.slice(-1)}.calculation_id
     join distributions d on d.id = c.distribution_id and d.calculation_id = c.id`;

/** Approved and paid amounts are visible to their beneficiary. Replaced calculations are visible to no one. */
export const fromShown = (of: Of): string => `${ofCalculation(of)} and d.state in ('approved', 'paid')`;

/** Staff also see calculated amounts. */
export const fromCalculated = (of: Of): string =>
  `${ofCalculation(of)} and d.state in ('calculated', 'approved', 'paid')`;

export const isApproved = `case d.state when 'calculated' then 0 else 1 end as is_approved`;
