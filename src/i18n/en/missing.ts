/** Of a business that is not there; in a file of its own because the browser downloads it. */
export const missing = {
  businessNotFound: 'Business Not Found',
  goHome: 'Go to Homepage',
}
