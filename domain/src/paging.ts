/** Results of a search, and staff's lists beside it, are shown so many at a time (specification §9). */
export const pageSize = 10;
