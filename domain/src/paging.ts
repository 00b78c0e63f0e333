/** Page size of search results and of staff's lists (specification §9). */
export const pageSize = 10;
