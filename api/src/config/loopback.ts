/** Whether a host name or IP address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);
}
