/** "9829044170" -> "98290 44170", the usual grouping in India; other input is unchanged. */
export const spacedPhone = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');
