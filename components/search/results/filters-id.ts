/** Of the sheet, for the buttons that open and close it. */
export const FILTERS_ID = 'filters'
