export const cartCodecText = {
  toBeConfirmed: 'To be confirmed',
}
