/** The tag of a model that is never charged for washing (specification §4). */
export const WASH_INCLUDED = 'Мойка включена'
