/** Id of a field of the driver's form: labels, the error summary and the focus find it by this. */
export function fieldId(path: string): string {
  return `driver-${path}`
}
