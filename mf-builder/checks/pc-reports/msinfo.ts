import type { ReportExample } from './example';

export const msinfos: readonly ReportExample[] = [
  {
    tool: 'msinfo32',
    text: `System Information report written at: 02/17/26 12:50:39
System Name: SECRET-PC
[System Summary]

Item\tValue\t
OS Name\tMicrosoft Windows 11 Home\t
Version\t10.0.26100 Build 26100\t
System Name\tSECRET-PC\t
System Manufacturer\tASRock\t
System Model\tB650M-HDV/M.2\t
System SKU\tSECRET\t
Processor\tAMD Ryzen 5 9600X 6-Core Processor, 3900 Mhz, 6 Core(s), 12 Logical Processor(s)\t
BaseBoard Manufacturer\tASRock\t
BaseBoard Product\tB650M-HDV/M.2\t
Platform Role\tDesktop\t
User Name\tSECRET-PC\\SECRET\t
Installed Physical Memory (RAM)\t32.0 GB\t
Total Physical Memory\t31.1 GB\t

[Components]

[Display]

Item\tValue\t
Name\tAMD Radeon RX 9060 XT\t
PNP Device ID\tPCI\\SECRET\t
Adapter Type\tAMD Radeon Graphics Processor (0x7590), Advanced Micro Devices, Inc. compatible\t

[Network]

[Adapter]

Item\tValue\t
Name\tRealtek Gaming 2.5GbE\t
IP Address\tSECRET\t
MAC Address\tSECRET\t

[Storage]

[Drives]

Item\tValue\t
Drive\tC:\t
Volume Serial Number\tSECRET\t

[Disks]

Item\tValue\t
Description\tDisk drive\t
Manufacturer\t(Standard disk drives)\t
Model\tKINGSTON SNV3S2000G\t
Media Type\tFixed hard disk\t
Serial Number\tSECRET\t
Model\tSanDisk Cruzer USB Device\t
Media Type\tRemovable Media\t

[Printing]

Name\tPort Name\tServer Name\t
`,
    means: ['motherboard5', 'cpu8', ['ram', '32 GB RAM'], 'gpu10', 'storage7', ['os', 'Windows 11 Home']],
  },
];
