/** Whether a country knows numbers of this length. True when the country table cannot be loaded: the server looks too. */
export async function isPossiblePhone(phone: string): Promise<boolean> {
  try {
    const { isPossiblePhoneNumber } = await import('react-phone-number-input/min')
    return isPossiblePhoneNumber(phone)
  } catch {
    return true
  }
}
