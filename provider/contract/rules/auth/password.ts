/** Characters of a password (specification §5), and how many the meter nudges to (PRODUCT §8). */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const PASSWORD_GOOD = 15

export type PasswordStrength = 'short' | 'enough' | 'good'

/** Returns the strength by length alone: rules about letters and digits make people choose worse passwords. */
export function passwordStrength(password: string): PasswordStrength {
  const { length } = [...password]
  if (length < PASSWORD_MIN) return 'short'
  return length < PASSWORD_GOOD ? 'enough' : 'good'
}
