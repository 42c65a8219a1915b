'use client'

import PageError from '../../../error'

/** The page's own, so that the frame of the booking stays around it. */
export default PageError
