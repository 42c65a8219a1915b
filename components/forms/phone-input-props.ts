export type PhoneInputProps = {
  id: string
  name: string
  value: string
  onChange: (phone: string) => void
  /** Of a second person: `section-… tel`. */
  autoComplete?: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
