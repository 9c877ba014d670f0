/** Whether a host name or IP address can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);
}
