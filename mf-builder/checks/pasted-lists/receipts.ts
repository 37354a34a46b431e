import type { PastedExample } from './example';

/** Orders and receipts, and pages copied with everything around the parts. */
export const receipts: readonly PastedExample[] = [
  {
    shape: 'PCPartPicker page copied with the mouse',
    text: `Compatibility: See notes below.
Estimated Wattage: 512W
Component	Selection	Base	Promo	Shipping	Tax	Price	Where
CPU
AMD Ryzen 7 9800X3D 4.7 GHz 8-Core Processor
Price $469.99
Buy
CPU Cooler
Lian Li HydroShift LCD 360S Liquid CPU Cooler
Price $199.99
Buy
Memory
Corsair Vengeance RGB PRO SL 32 GB (2 x 16 GB) DDR4-3600 CL18 Memory
Price $84.99
Buy
Total:	$754.97`,
    means: ['cpu10', 'cooling19', 'ram7'],
  },
  {
    shape: 'receipt with prices at the ends',
    text: `MICRO CENTER
Store 141    Register 4
AMD Ryzen 7 7800X3D Processor            359.99
MSI B650 GAMING PLUS WIFI AM5            149.99
Corsair RM750e (2025) 750W PSU            99.99
Subtotal                                  609.97
Sales Tax                                  48.80
TOTAL                                     658.77
VISA ending 1234                          658.77
Thank you for shopping`,
    means: ['cpu6', 'motherboard6', 'psu6'],
  },
  {
    shape: 'order of an online shop',
    text: `Order placed November 3, 2026
Order # 112-1234567-1234567
Sold by: Amazon.com
Samsung 990 PRO SSD 2TB PCIe 4.0 M.2 2280 Internal Solid State Hard Drive, up to 7,450 MB/s
$169.99
Qty: 1
Logitech G Pro X Superlight 2 Wireless Gaming Mouse, Black
$159.99
Noctua NT-H1 3.5g, thermal paste
$9.95
Shipping & Handling: $0.00
Grand Total: $339.93`,
    means: ['storage10', 'mouse20', 'thermalPaste5'],
  },
  {
    shape: 'German invoice',
    text: `Rechnung Nr. 4711
Pos  Artikel  Menge  Preis
1 x Intel Core i5-12400F 2.50GHz 6 Kerne boxed   109,90 €
1 x Gigabyte H610M K DDR4   64,90 €
1 x 16GB Corsair Vengeance LPX DDR4-3200 CL16 (2x 8GB)   36,90 €
Zwischensumme   211,70 €
MwSt. 19%   33,80 €
Gesamtbetrag   211,70 €`,
    means: ['cpu14', 'own', 'ram1'],
  },
  {
    shape: 'Swiss and Polish prices',
    text: `Netzteil: Corsair RM850e (2025), CHF 129.-
Monitor: Samsung Odyssey OLED G9 G95SD, 1'099.00 CHF
Karta: MSI GeForce RTX 5070 12G VENTUS 2X OC 2 599,00 zł
Headset: HyperX Cloud III, 449 kr`,
    means: ['psu9', 'monitor20', 'gpu14', 'headset6'],
  },
  {
    shape: 'rupees and yen',
    text: `Processor: AMD Ryzen 5 5600 - ₹10,499
GPU: Sapphire PULSE Radeon RX 6600 8GB - ₹21,990
SSD: Crucial P3 Plus 500GB - ₹3,199
Case: MSI MAG FORGE 112R - ₹4,150
Mouse: Logitech G304 - ¥4,980`,
    means: ['cpu2', 'gpu2', 'own', 'case8', 'own'],
  },
  {
    shape: 'type above name',
    text: `Processor
Intel Core i5-14600K

Graphics card
Gigabyte Radeon RX 7800 XT GAMING OC 16G

Case
Corsair 6500X

Power supply
Seasonic Focus GX-850 V4`,
    means: ['cpu16', 'gpu13', 'case20', 'own'],
  },
];
