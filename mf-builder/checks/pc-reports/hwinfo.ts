import type { ReportExample } from './example';

export const hwinfos: readonly ReportExample[] = [
  {
    tool: 'HWiNFO64 as text',
    text: `HWiNFO64 Version 8.24-5700

SECRET-PC ------------------------------------------------------------------

 [Current Computer]
  Computer Name:                          SECRET-PC
  Computer Brand Name:                    ASUS System Product Name

 [Operating System]
  Operating System:                       Microsoft Windows 11 Professional (x64) Build 26100.3476 (24H2)
  UEFI Boot:                              Present
  Current User Name:                      SECRET-user

Central Processor(s) -------------------------------------------------------

 [CPU Unit Count]
  Number Of Processor Packages (Physical):1
  Number Of Processor Cores:              8

 AMD Ryzen 7 9800X3D -------------------------------------------------------

 [General Information]
  Processor Name:                         AMD Ryzen 7 9800X3D
  Original Processor Frequency:           4700.0 MHz
  CPU ID:                                 00B40F40
  CPU Brand Name:                         AMD Ryzen 7 9800X3D 8-Core Processor
  CPU Vendor:                             AuthenticAMD
  CPU PPIN:                               SECRET-ppin

Motherboard ----------------------------------------------------------------

 [Computer]
  Computer Brand Name:                    ASUS System Product Name

 [Motherboard]
  Motherboard Model:                      ASUS TUF GAMING B850M-PLUS WIFI
  Motherboard Chipset:                    AMD B850 (Promontory 21)
  Motherboard Slots:                      2xPCI Express x1, 1xPCI Express x16
 System Serial Number:                    SECRET-serial
  UUID:                                   SECRET-uuid
  Case Type:                              Desktop

Memory ---------------------------------------------------------------------

 [General Information]
  Total Memory Size:                      32 GBytes
  Total Memory Size [MB]:                 32768

 Row: 1 [P0 CHANNEL A/DIMM 1] - 16 GB PC5-48000 DDR5 SDRAM G Skill F5-6000J3038F16G

 [General Module Information]
  Module Number:                          1
  Module Size:                            16 GBytes
  Memory Type:                            DDR5 SDRAM
  Module Type:                            Unbuffered DIMM (UDIMM)
  Memory Speed:                           2400.0 MHz (DDR5-4800 / PC5-38400)
  Module Manufacturer:                    G Skill
  Module Part Number:                     F5-6000J3038F16G
  Module Serial Number:                   SECRET-1

 Row: 3 [P0 CHANNEL B/DIMM 1] - 16 GB PC5-48000 DDR5 SDRAM G Skill F5-6000J3038F16G

 [General Module Information]
  Module Number:                          3
  Module Size:                            16 GBytes
  Memory Type:                            DDR5 SDRAM
  Memory Speed:                           2400.0 MHz (DDR5-4800 / PC5-38400)
  Module Manufacturer:                    G Skill
  Module Part Number:                     F5-6000J3038F16G
  Module Serial Number:                   SECRET-2

Bus ------------------------------------------------------------------------
 PCI Bus #0 ----------------------------------------------------------------
  Device Name:                            AMD PCIe Root Complex

Video Adapter --------------------------------------------------------------

 Sapphire NITRO+ Radeon RX 9070 XT -----------------------------------------

 [Video chipset]
  Video Chipset:                          AMD Navi 48 XTX
  Video Chipset Codename:                 Navi 48
  Video Memory:                           16304 MBytes of GDDR6 SDRAM

 [Video Card]
  Video Card:                             Sapphire NITRO+ Radeon RX 9070 XT
  Video Bus:                              PCIe v5.0 x16 (32.0 GT/s)
  Video BIOS Version:                     SECRET-bios

 AMD Granite Ridge ---------------------------------------------------------
  Video Chipset:                          AMD Granite Ridge
  Video Card:                             AMD Radeon(TM) Graphics

Monitor --------------------------------------------------------------------

 LG UltraGear --------------------------------------------------------------

 [General Information]
  Monitor Name:                           ASUS ROG Strix XG27ACS
  Monitor Name (Manufacturer):            XG27ACS
  Serial Number:                          SECRET-3
  Date Of Manufacture:                    Week: 22, Year: 2024

Drives ---------------------------------------------------------------------

 [General Information]
  Drive Controller:                       NVMe (PCIe 4x 32.0 GT/s @ 4x 32.0 GT/s)
  Host Controller:                        Samsung Electronics
  Drive Model:                            Samsung SSD 9100 PRO 2TB
  Drive Serial Number:                    SECRET-4
  Drive Capacity:                         1,907,729 MBytes (2000 GB)

  Drive Controller:                       Serial ATA 6Gb/s @ 6Gb/s
  Drive Model:                            ST8000VN004-3CP101
  Drive Serial Number:                    SECRET-5
  Media Rotation Rate:                    7200 RPM

  Drive Controller:                       USB
  Drive Model:                            Kingston DataTraveler 3.0
  Drive Serial Number:                    SECRET-6

Network --------------------------------------------------------------------
  Network Card:                           RealTek RTL8125BG Gaming 2.5GbE Family Ethernet Controller
  MAC Address:                            SECRET-mac
`,
    means: [
      'motherboard9',
      'cpu10',
      ['ram', 'G.Skill F5-6000J3038F16G 32GB (2x16GB) DDR5-6000 CL30'],
      'gpu18',
      'monitor8',
      'storage13',
      ['storage', 'ST8000VN004-3CP101'],
      ['os', 'Windows 11 Professional'],
    ],
  },
  {
    tool: 'HWiNFO64 as a page',
    text: `<html><head><title>HWiNFO64 Report</title><style>td { color: red }</style></head><body>
<h2>HWiNFO64 Version 8.10-5520</h2>
<table><tr><td><b>Computer Name:</b></td><td>SECRET-PC</td></tr>
<tr><td>Operating System:</td><td>Microsoft Windows 11 Home (x64) Build 26100.2894 (24H2)</td></tr>
<tr><td>Current User Name:</td><td>SECRET-user</td></tr></table>
<table><tr><td>Processor Name:</td><td>Intel Core i5-14600K</td></tr>
<tr><td>CPU Brand Name:</td><td>Intel(R) Core(TM) i5-14600K</td></tr></table>
<table><tr><td>Motherboard Model:</td><td>MSI PRO B760M-A WIFI DDR4 (MS-7D99)</td></tr></table>
<table><tr><td>Total Memory Size:</td><td>64 GBytes</td></tr>
<tr><td>Module Size:</td><td>32 GBytes</td></tr><tr><td>Memory Type:</td><td>DDR4 SDRAM</td></tr>
<tr><td>Memory Speed:</td><td>1600.0 MHz (DDR4-3200 / PC4-25600)</td></tr>
<tr><td>Module Manufacturer:</td><td>Corsair</td></tr><tr><td>Module Part Number:</td><td>CMK64GX4M2E3200C16</td></tr>
<tr><td>Module Size:</td><td>32 GBytes</td></tr><tr><td>Memory Type:</td><td>DDR4 SDRAM</td></tr>
<tr><td>Module Manufacturer:</td><td>Corsair</td></tr><tr><td>Module Part Number:</td><td>CMK64GX4M2E3200C16</td></tr></table>
<table><tr><td>Video Chipset:</td><td>NVIDIA GeForce RTX 5070 Ti</td></tr>
<tr><td>Video Card:</td><td>Gigabyte GeForce RTX 5070 Ti WINDFORCE SFF 16G</td></tr></table>
<table><tr><td>Monitor Name:</td><td>Dell S2722DGM</td></tr><tr><td>Serial Number:</td><td>SECRET-1</td></tr></table>
<table><tr><td>Drive Controller:</td><td>NVMe</td></tr><tr><td>Drive Model:</td><td>KINGSTON SNV3S2000G</td></tr>
<tr><td>Drive Serial Number:</td><td>SECRET-2</td></tr></table></body></html>`,
    means: ['motherboard13', 'cpu16', 'ram8', 'gpu17', 'monitor5', 'storage7', ['os', 'Windows 11 Home']],
  },
];
