/** Whether whoever reads sees what is calculated and not approved yet, as those of the society do who approve it. */
export interface Sight {
  seesCalculated: boolean;
}

type Of = 'accountings a' | 'payments p';

const ofCalculation = (of: Of): string =>
  `from ${of}
     join calculations c on c.id = ${of.slice(-1)}.calculation_id
     join distributions d on d.id = c.distribution_id and d.calculation_id = c.id`;

/** What is approved or paid, for everybody whom it is about. Calculations that were replaced are nobody's business. */
export const fromShown = (of: Of): string => `${ofCalculation(of)} and d.state in ('approved', 'paid')`;

/** And what is calculated, for the society. */
export const fromCalculated = (of: Of): string =>
  `${ofCalculation(of)} and d.state in ('calculated', 'approved', 'paid')`;

/** A column. */
export const isApproved = `case d.state when 'calculated' then 0 else 1 end as is_approved`;
