/** Id of the form of the options. Apart from the form: what the browser renders gives the server no values. */
export const OPTION_FORM_ID = 'options'
